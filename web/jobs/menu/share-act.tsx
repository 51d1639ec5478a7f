import type { MouseEvent } from 'react'
import { href } from 'react-router'
import { showToast } from '#web/platform/calls/toasts.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Hands the job's address to the device, or to its clipboard. Without scripts, and where the browser gives neither, the job's page shows the address. */
export function ShareAct({ job: { id, position_title } }: { job: { id: number; position_title: string } }) {
  const page = `${href('/job_offer/detail')}?id=${id}`
  const share = (event: MouseEvent) => {
    if (!('share' in navigator) && !('clipboard' in navigator)) return
    event.preventDefault()
    void handOn(new URL(page, location.href).href, position_title)
  }
  return (
    // A plain link: it leaves this page only where nothing else can hand the address on.
    <a className="menu-act" href={`${page}#share`} onClick={share}>
      <Icon name="share" />
      共有する
      <span className="vh">
        ：<bdi>{position_title}</bdi>
      </span>
    </a>
  )
}

async function handOn(url: string, title: string) {
  try {
    if ('share' in navigator) return await navigator.share({ url, title })
  } catch (error) {
    // Somebody who closes the system's sheet without choosing has caused no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
  }
  await navigator.clipboard.writeText(url).then(
    () => showToast('求人のリンクをコピーしました。'),
    () => location.assign(`${url}#share`),
  )
}
