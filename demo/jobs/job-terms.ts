import type { DemoCompany } from '../companies/demo-company.ts'
import type { Random } from '../random.ts'
import type { JobField } from '../words/fields/job-field.ts'

const designWork = new Set([16, 42, 18, 29, 106, 110, 103])
const status = ['正社員', '契約社員', '業務委託', 'アルバイト', 'インターン'] as const

type TermsSeed = { company: DemoCompany; field: JobField; type: number; remote: number; isDiscretionary: boolean }

/** The terms of employment: for each type the fields that its law requires, and none of another's. */
export function jobTerms(random: Random, seed: TermsSeed) {
  return { is_dispatch: false, smoking_rule: seed.company.policy.smoking, ...(seed.type === 3 ? contractorTerms(random) : employeeTerms(random, seed)) }
}

function employeeTerms(random: Random, { company: { policy, place }, field, type, remote, isDiscretionary }: TermsSeed) {
  const isOpen = type === 1 && random.chance(0.04)
  const isFixed = type !== 1
  const period = random.pick(['6か月', '1年', '1年', '3か月'])
  const trial = type === 5 ? 0 : type === 4 ? random.pick([0, 1, 2]) : policy.trialMonths
  const [start, end] =
    type >= 4
      ? random.pick([
          ['10:00', '16:00'],
          ['09:00', '15:00'],
          ['10:00', '17:00'],
          ['13:00', '18:00'],
        ] as const)
      : [policy.start, policy.end]
  const flex = !isDiscretionary && type <= 2 && policy.flex
  return {
    employment_types: isOpen ? [1, 2] : [type],
    employment_status: isOpen ? '正社員または契約社員' : status[type - 1]!,
    contract_period: isOpen ? '正社員：期間の定めなし\n契約社員：1年' : isFixed ? `入社日から${period}` : '期間の定めなし',
    renewal_rule: isFixed || isOpen ? `${isOpen ? '契約社員：' : ''}更新する場合があります。満了時の業務量、勤務の状況、会社の経営状況により判断します` : '',
    renewal_limit:
      isFixed || isOpen ? `${isOpen ? '契約社員：' : ''}${type === 5 ? '通算1年まで' : random.pick(['通算5年まで', '更新は4回まで', '上限なし'])}` : '',
    trial: trial ? `${trial}か月` : 'なし',
    trial_months: trial || null,
    trial_terms: trial ? (remote && random.chance(0.3) ? '条件は本採用と同じ（在宅勤務は開始から1か月後）' : '条件は本採用と同じ') : '',
    insurance:
      place.prefecture === 48
        ? '日本の健康保険・厚生年金・雇用保険・労災保険（海外派遣の特別加入）'
        : type <= 2
          ? '健康保険・厚生年金・雇用保険・労災保険'
          : type === 4
            ? '雇用保険・労災保険（健康保険・厚生年金は法令の条件を満たす場合に加入）'
            : '労災保険（ほかは法令の条件を満たす場合に加入）',
    default_starting_time: start,
    default_ending_time: end,
    break_time:
      type >= 4
        ? Number(end.slice(0, 2)) - Number(start.slice(0, 2)) > 6
          ? 60
          : Number(end.slice(0, 2)) - Number(start.slice(0, 2)) === 6
            ? 45
            : 0
        : policy.breakTime,
    overtime: type >= 4 ? '原則なし' : `月平均${policy.overtime}時間`,
    holiday:
      type >= 4
        ? '勤務する曜日は、相談して決めます。年末年始は休みです'
        : random.pick([
            `土日・祝日・年末年始${policy.summer}（年間休日${policy.holidays}日）`,
            `完全週休2日制（土日）・祝日・年末年始${policy.summer}\n年間休日${policy.holidays}日`,
          ]),
    ...(type >= 4 ? weekDays(random) : { min_week_work_days: null, max_week_work_days: null }),
    flex,
    core_time: flex ? policy.core : '',
    discretionary_work: isDiscretionary,
    discretionary_work_terms: isDiscretionary
      ? `専門業務型裁量労働制。1日8時間30分働いたものとして扱います。対象：${field.id === 110 ? '新しい技術の研究開発' : field.id === 103 ? 'デザインの考案' : '情報処理システムの分析と設計'}。本人の同意を得て適用します`
      : '',
    treatment: (type <= 2
      ? policy.benefits.filter((benefit) => remote || !benefit.startsWith('在宅'))
      : ['通勤手当（1日1,000円まで）', '社員と同じ研修への参加', ...policy.benefits.slice(0, 1).filter((benefit) => /書籍|パソコン|健康/.test(benefit))]
    )
      .map((benefit) => `・${benefit}`)
      .join('\n'),
    raise: type <= 2 ? policy.raise : random.pick(['6か月ごとに見直し', '更新のときに見直し']),
    stock_option: type === 1 && policy.stockOption,
    contractor_fee: '',
    contractor_period: '',
    contractor_termination: '',
  }
}

const weekDays = (random: Random) => {
  const min_week_work_days = random.int(1, 3)
  return { min_week_work_days, max_week_work_days: random.int(Math.max(2, min_week_work_days), 5) }
}

function contractorTerms(random: Random) {
  const months = random.pick([3, 3, 6, 6, 12])
  return {
    employment_types: [3],
    employment_status: '業務委託（準委任）',
    contract_period: '',
    renewal_rule: '',
    renewal_limit: '',
    trial: '',
    trial_months: null,
    trial_terms: '',
    insurance: '',
    default_starting_time: '',
    default_ending_time: '',
    break_time: null,
    overtime: '',
    holiday: '',
    flex: false,
    core_time: '',
    discretionary_work: false,
    discretionary_work_terms: '',
    treatment: random
      .some(
        [
          '・打ち合わせと現場調査の交通費を支払います',
          '・作業に使うアカウントは会社が用意します',
          '・社内の勉強会に参加できます',
          '・希望があれば、正社員への転換を相談できます',
        ],
        random.int(1, 3),
      )
      .join('\n'),
    raise: '',
    stock_option: false,
    contractor_fee: random.pick([
      '月末締め、翌月末払い。消費税は別に支払います',
      '月末締め、翌月15日払い。消費税は別に支払います',
      '毎月の作業時間の報告をもとに、翌月末に支払います。消費税は別です',
    ]),
    contractor_period: `${months}か月。期間の終わる1か月前に、更新を相談します`,
    contractor_termination: random.pick([
      'どちらからも、30日前までの連絡で終えられます',
      '途中で終える場合は、30日前までに書面かメールで知らせます。終えた日までの作業分は支払います',
    ]),
  }
}

/** Work whose order and hours the worker decides, as the law lists it. */
export const mayBeDiscretionary = (field: JobField, type: number) => type === 1 && designWork.has(field.id)
