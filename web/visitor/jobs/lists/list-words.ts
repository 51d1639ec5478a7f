import type { PayFigures } from '#contract/jobs/occupations/occupation-pay.ts'
import type { JobList, ListFigures, ListTerm } from '#contract/jobs/lists/job-lists.ts'
import { type ListKind, withoutNote } from '#contract/jobs/lists/list-address.ts'
import { medianDays } from '#web/companies/figures/response-words.ts'
import { grouped } from '#web/ui/text/grouped.ts'

export const kindNames: Record<ListKind, string> = { occupation: '職種', place: '勤務地', skill: 'スキル', station: '駅', phase: 'フェーズ' }

export function listTitle({ kind, name, place }: Pick<JobList, 'kind' | 'name' | 'place'>) {
  if (place) return `${place}の${name}の求人`
  if (kind === 'skill') return `スキル「${name}」の求人`
  if (kind === 'station') return `${name}が最寄りの求人`
  return kind === 'phase' ? `${withoutNote(name)}のスタートアップの求人` : `${name}の求人`
}

const share = (count: number, of: number) => (of === 0 ? 0 : Math.round((count / of) * 100))

/** 「60件のうち46件」 is nothing to say of all of them. */
const allOrSome = (some: number, all: number) => (some === all ? `${grouped(all)}件すべて` : `${grouped(all)}件のうち${grouped(some)}件`)

const termWords: Record<ListTerm, string> = {
  full_remote: 'フルリモート可の求人',
  on_site: '出社のみの求人',
  flex: 'フレックスタイム制の求人',
  short_hours: '入社時から時短勤務ができる求人',
  inexperienced_ok: '未経験可の求人',
  stock_option: 'ストックオプションのある求人',
  contractor: '業務委託で働ける求人',
  intern: '長期インターンの求人',
}
/** So many points of a percentage, and no fewer, are a difference. */
const TELLING = 8
const MOST_TERMS = 3
/** A difference of pay under a twentieth is none. */
const ABOUT = 0.05

type Shown = { list: JobList; figures: ListFigures; site: ListFigures; common: { kind: ListKind; name: string; count: number }[] }

/** The text of a list: its size and what its jobs have in common, what they pay and how they differ from the whole site, and how the companies answer. Every sentence rests on a figure. */
export function listText({ list, figures, site, common }: Shown): string[] {
  return [
    [sizeSentence(list, figures, site), ...commonSentences(common, figures.jobs)].join(''),
    [paySentence(figures.pay, site.pay), ...differingTerms(figures, site).map(termSentence)].join(''),
    [freshSentence(figures, site), answerSentence(figures, site)].join(''),
  ]
}

/** In one sentence what sets the list apart. */
export function listLead({ figures, site }: Pick<Shown, 'figures' | 'site'>) {
  const more = figures.pay && site.pay ? figures.pay.median - site.pay.median : 0
  const pay = site.pay && Math.abs(more) >= site.pay.median * ABOUT ? [`年収の中央値が${grouped(Math.abs(more))}万円${more > 0 ? '高く' : '低く'}`] : []
  const terms = differingTerms(figures, site).map(({ term, here, all }) => `${termWords[term]}が${here > all ? '多く' : '少なく'}`)
  const parts = [...pay, ...terms].slice(0, MOST_TERMS)
  return parts.length > 0 ? `サイト全体と比べて、${parts.join('、')}なっています。` : '年収も働き方も、サイト全体とほぼ同じです。'
}

const sizeSentence = (list: JobList, { jobs, companies }: ListFigures, site: ListFigures) =>
  `${listTitle(list)}は${grouped(jobs)}件あり、${grouped(companies)}社が募集しています。サイト全体の求人${grouped(site.jobs)}件の${share(jobs, site.jobs) || '1未満'}%です。`

const commonWords: Partial<Record<ListKind, string>> = { occupation: '職種', place: '勤務地', skill: '書かれているスキル' }

/** What comes up in one job only is nothing common. */
function commonSentences(common: Shown['common'], jobs: number) {
  return (['occupation', 'place', 'skill'] as const).flatMap((kind) => {
    const rows = common.filter((one) => one.kind === kind && one.count > 1)
    const [first] = rows
    if (!first) return []
    if (first.count === jobs && rows.length === 1) return [`${commonWords[kind]}はすべて${first.name}です。`]
    return [`${commonWords[kind]}で多いのは${rows.map(({ name, count }) => `${name}（${grouped(count)}件）`).join('、')}です。`]
  })
}

function paySentence(pay: PayFigures | null, site: PayFigures | null) {
  if (!pay) return '年収を数字で書いている求人は、まだありません。'
  const from = `年収がわかる${grouped(pay.jobs)}件の中央値は${grouped(pay.median)}万円で、半分の求人が${grouped(pay.low)}〜${grouped(pay.high)}万円の間にあります（どの求人も、年収の幅の中央で数えています）。`
  if (!site) return from
  const more = pay.median - site.median
  if (Math.abs(more) < site.median * ABOUT) return `${from}サイト全体の${grouped(site.median)}万円とほぼ同じです。`
  return `${from}サイト全体の${grouped(site.median)}万円より${grouped(Math.abs(more))}万円${more > 0 ? '高く' : '低く'}なっています。`
}

/** The terms in which the list differs most from the site. */
const differingTerms = ({ jobs, terms }: ListFigures, site: ListFigures) =>
  Object.entries(terms)
    .map(([term, count]) => ({ term: term as ListTerm, count, here: share(count, jobs), all: share(site.terms[term as ListTerm] ?? 0, site.jobs) }))
    .filter(({ here, all }) => Math.abs(here - all) >= TELLING)
    .toSorted((one, other) => Math.abs(other.here - other.all) - Math.abs(one.here - one.all))
    .slice(0, MOST_TERMS)

const termSentence = ({ term, count, here, all }: ReturnType<typeof differingTerms>[number]) =>
  count === 0
    ? `${termWords[term]}はありません（全体では${all}%）。`
    : `${termWords[term]}は${grouped(count)}件（${here}%）で、全体の${all}%より${here > all ? '多い' : '少ない'}割合です。`

const freshSentence = ({ jobs, confirmed_lately }: ListFigures, site: ListFigures) =>
  `${allOrSome(confirmed_lately, jobs)}${confirmed_lately === jobs ? 'について、' : 'は、'}募集中であることを企業が30日以内に確認しています（全体では${share(site.confirmed_lately, site.jobs)}%）。`

function answerSentence({ answers, companies }: ListFigures, site: ListFigures) {
  if (!answers)
    return `応募への返信は、実績を公開している企業（応募10件以上）が3社に満たないため、まとめていません。企業ごとの実績は、それぞれの求人にあります。`
  const whole = site.answers ? `、全体は${share(site.answers.answered, site.answers.cases)}%` : ''
  const days = answers.median_answer_hours === null ? '' : `最初の返信までの日数は、企業ごとの中央値の中央で${medianDays(answers.median_answer_hours)}日です。`
  const who =
    answers.companies === companies ? `${grouped(companies)}社` : `${grouped(companies)}社のうち返信の実績を公開している${grouped(answers.companies)}社`
  return `${who}は、応募${grouped(answers.cases)}件のうち${grouped(answers.answered)}件（${share(answers.answered, answers.cases)}%${whole}）に返信しました。${days}`
}

/** The four figures above the list: each with what it rests on. */
export function listTiles({ jobs, companies, pay, confirmed_lately, answers }: ListFigures) {
  return [
    { label: '求人', figure: grouped(jobs), unit: '件', note: `${grouped(companies)}社` },
    pay
      ? { label: '年収の中央値', figure: grouped(pay.median), unit: '万円', note: `半分は${grouped(pay.low)}〜${grouped(pay.high)}万円` }
      : { label: '年収の中央値', figure: '―', unit: '', note: '年収を書いた求人がありません' },
    { label: '30日以内に確認', figure: grouped(share(confirmed_lately, jobs)), unit: '%', note: allOrSome(confirmed_lately, jobs) },
    answers
      ? {
          label: '応募への返信',
          figure: grouped(share(answers.answered, answers.cases)),
          unit: '%',
          note: `${grouped(answers.cases)}件のうち${grouped(answers.answered)}件`,
        }
      : { label: '応募への返信', figure: '―', unit: '', note: '3社分から表示します' },
  ]
}
