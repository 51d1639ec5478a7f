import sharp from 'sharp'
import { linesOf, outlined, type Style, widthOf } from './set-text.ts'

export type JobPicture = { company: string; title: string; pay: string; label: string; site: string; note: string }

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 80]
const inner = WIDTH - 2 * MARGIN
const [paper, ink, ink2, green, leaf] = ['#f7f4ec', '#1f241e', '#50564c', '#1b6f40', '#3f9a58']
const GROUND = 520
const company: Style = { size: 34, weight: 'regular', fill: ink2 }
const title: Style = { size: 58, weight: 'bold', fill: ink }
const label: Style = { size: 26, weight: 'regular', fill: ink2 }
const pay: Style = { size: 56, weight: 'bold', fill: ink }
const site: Style = { size: 28, weight: 'bold', fill: ink }
const note: Style = { size: 26, weight: 'regular', fill: ink2 }

/** A job as a picture for links: company, title and pay on the ground line of the site. */
function jobPictureSvg(job: JobPicture) {
  const lines = linesOf(job.title, title, inner, 3)
  const top = 196
  const step = 80
  const payText = linesOf(job.pay, pay, inner - widthOf(job.label, label) - 24, 1)[0] ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>
    ${outlined(linesOf(job.company, company, inner, 1)[0] ?? '', MARGIN, 106, company)}
    ${lines.map((line, at) => outlined(line, MARGIN, top + at * step, title)).join('')}
    ${outlined(job.label, MARGIN, 470, label)}
    ${outlined(payText, MARGIN + (job.label ? widthOf(job.label, label) + 20 : 0), 472, pay)}
    <path d="M0 ${GROUND}H968M1056 ${GROUND}H${WIDTH}" stroke="${ink}" stroke-width="4" fill="none"/>
    <g transform="translate(960 ${GROUND - 84}) scale(3.25)" fill="none" stroke-linecap="round">
      <path d="M16 28.5V14" stroke="${green}" stroke-width="2.4"/>
      <path d="M16 17.5C16 12 11.8 9.3 5.5 9.3 5.5 14.9 9.7 17.5 16 17.5Z" fill="${leaf}"/>
      <path d="M16 13.6C16 7.4 20.3 4 27 4 27 10.3 22.6 13.6 16 13.6Z" fill="${green}"/>
    </g>
    ${outlined(job.site, MARGIN, 582, site)}
    ${job.note ? outlined(job.note, WIDTH - MARGIN - widthOf(job.note, note), 582, note) : ''}
  </svg>`
}

export const drawJobPicture = (job: JobPicture): Promise<Buffer> =>
  sharp(Buffer.from(jobPictureSvg(job)))
    .png({ compressionLevel: 9 })
    .toBuffer()
