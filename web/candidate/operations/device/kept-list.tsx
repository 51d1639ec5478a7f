import { useEffect, useId, useState } from 'react'
import { deviceStorage } from '#web/platform/calls/device-storage.ts'
import { type KeptPage, keptPages } from '#web/platform/device/kept-pages.ts'
import { momentText } from '#contract/platform/time/japan-time.ts'
import { readingPages } from './read-away.ts'
import './kept-list.css'

type Row = { path: string; title: string; note: string }
type Groups = { conversations: Row[]; drafts: Row[]; jobs: Row[] }

/** What this device keeps for this candidate; each row loads a whole page, since without a connection only a whole page can be opened. */
export function KeptList({ owner, level }: { owner: string; level: 'h2' | 'h3' }) {
  const [groups, setGroups] = useState<Groups>()
  useEffect(() => {
    void keptPages
      .list(owner)
      .catch((): KeptPage[] => [])
      .then((pages) => setGroups(groupsOf(pages, owner)))
  }, [owner])
  if (!groups) return null
  return (
    <div className="kept-list stack">
      <Rows level={level} heading="メッセージ" rows={groups.conversations} none="保存したやりとりは、まだありません。" />
      {groups.drafts.length > 0 && <Rows level={level} heading="下書き・送信待ち" rows={groups.drafts} />}
      <Rows level={level} heading="保存した求人" rows={groups.jobs} none="保存した求人は、まだありません。" />
    </div>
  )
}

function Rows({ level: Heading, heading, rows, none }: { level: 'h2' | 'h3'; heading: string; rows: Row[]; none?: string }) {
  const id = useId()
  return (
    <section>
      <Heading id={id}>{heading}</Heading>
      {rows.length === 0 && <p className="small muted">{none}</p>}
      <ul aria-labelledby={id}>
        {rows.map(({ path, title, note }) => (
          <li key={path + note}>
            <a href={path}>
              <bdi>{title}</bdi>
              <small dir="auto">{note}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function groupsOf(pages: KeptPage[], owner: string): Groups {
  const rowsUnder = (start: string) =>
    pages.filter(({ path }) => path.startsWith(start)).map(({ path, title, at }) => ({ path, title, note: `${momentText(at, new Date())}の内容` }))
  const conversations = rowsUnder('/message/company/detail?')
  const titleOf = (path: string) => conversations.find((one) => one.path === path)?.title ?? '企業とのやりとり'
  const row = (kind: string, key: string, message: string) => {
    const path = readingPages.conversation(Number(/^company-(\d+)/.exec(key)?.[1]))
    return { path, title: titleOf(path), note: `${kind}：${message.slice(0, 60)}` }
  }
  return {
    conversations,
    drafts: [
      ...deviceStorage.entries('waiting', owner).flatMap(({ key, text }) => row('送信待ち', key, messageOf(text))),
      ...deviceStorage.entries('draft', owner).flatMap(({ key, text }) => (messageOf(text) ? row('下書き', key, messageOf(text)) : [])),
    ],
    jobs: rowsUnder('/job_offer/detail?'),
  }
}

function messageOf(text: string) {
  try {
    return (JSON.parse(text) as { message?: string }).message ?? ''
  } catch {
    return ''
  }
}
