import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { pages } from '#contract/platform/pages.ts'
import { settings } from '#server/settings.ts'
import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'

type About = { name: string; company_name: string; position_title: string | null; type: keyof typeof meetingTypes }

const short = { mendan: '面談', mensetsu: '面接' } as const

const factsOf = ({ company_name, position_title, type }: About): [string, string][] => [
  ['企業', plainWords(company_name)],
  ['求人', position_title ? plainWords(position_title) : '決まっていません'],
  ['種類', meetingTypes[type]],
]

/** Who does not know the company any more learns here where their data can be seen and deleted. */
const ownData = () =>
  `このメールは、採用選考への登録に同意した方に送っています。登録内容の確認と削除は、${settings.publicUrl}${pages.outsideLink()} からできます。会員登録は必要ありません。`

/** Times to choose from, to somebody from outside. Names are the only words of others in it: where it is, the page tells once a time is agreed. */
export const outsideMeetingOffer = ({ times, link, ...about }: About & { times: string[]; link: string }) =>
  mailText({
    kind: 'outside_meeting_offer',
    subject: `${short[about.type]}の候補日`,
    parts: [
      `${plainWords(about.name)}さん`,
      `「${plainWords(about.company_name)}」から、${short[about.type]}の候補日が届きました。次のページで、都合のよい日時を1つ選んでください。`,
      { facts: [...factsOf(about), ...times.map((time, at): [string, string] => [`候補${at + 1}`, time])] },
      { action: '日時を選ぶ', url: link },
      `どの日時も都合が合わないとき、${short[about.type]}を辞退するときも、同じページで答えられます。リンクは、最後の候補の日時まで使えます。`,
      ownData(),
    ],
  })

const changes = {
  booked: ['日時が決まりました', 'の日時が決まりました。場所や会議のリンクは、次のページで確かめられます。'],
  moved: ['予定が変わりました', 'の予定が、次のとおり変わりました。場所や会議のリンクは、次のページで確かめられます。'],
  cancelled: ['予定が取り消されました', 'の予定は、企業の都合で取り消されました。'],
  withdrawn: ['候補日が取り消されました', 'の候補日は、企業の都合で取り消されました。前に届いたリンクは使えません。'],
} as const

type Changed = About & { change: keyof typeof changes; time: string | null; link: string | undefined }

/** What became of a meeting. */
export function outsideMeeting({ change, time, link, ...about }: Changed) {
  const [what, sentence] = changes[change]
  return mailText({
    kind: 'outside_meeting',
    subject: `${short[about.type]}の${what}`,
    parts: [
      `${plainWords(about.name)}さん`,
      `「${plainWords(about.company_name)}」との${short[about.type]}${sentence}`,
      { facts: [...factsOf(about), ...(time ? [['日時', time] as [string, string]] : [])] },
      ...(link ? [{ action: '予定を確かめる', url: link }, 'カレンダーへの追加と、参加できなくなったときの連絡も、同じページからできます。'] : []),
      ownData(),
    ],
  })
}
