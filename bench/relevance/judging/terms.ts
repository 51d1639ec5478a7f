import type { JobFacts } from './job-facts.ts'
import { all, any, says, title, useful, where } from './judge.ts'

const has = (id: number) => where(({ employment_types }) => employment_types.includes(id))
export const fullTime = has(1)
export const fixedTerm = has(2)
export const freelance = any(has(3), useful(title(/業務委託|フリーランス/)))
export const partTime = has(4)
export const intern = any(has(5), title(/インターン(?!シップの運営)/))
export const dispatched = any(
  where(({ is_dispatch }) => is_dispatch),
  title(/派遣/),
)
/** Beside another job: what is paid by the piece or the hour and asks for few days. */
export const sideJob = any(freelance, useful(partTime))

const remoteIs = (...ids: number[]) => where(({ remote }) => remote !== null && ids.includes(remote))
const UNCERTAIN = says(
  /リモート(?:ワーク)?(?:勤務)?(?:OK|可|あり|有|中心|併用|◎|実績|メイン)|在宅(?:勤務|OK|可|相談|実績)|テレワーク(?:可|あり|OK)|ハイブリッド(?:勤務|ワーク|出社)/,
)
/** Working from home in part or always. A text that offers it where the field says nothing is useful. */
export const remote = any(
  remoteIs(1, 2),
  useful(
    all(
      where((job) => job.remote === null),
      UNCERTAIN,
    ),
  ),
)
export const fullRemote = any(
  remoteIs(2),
  title(/フルリモ|完全在宅|完全リモート/),
  useful(all(remoteIs(1), says(/フルリモート|フルリモ|完全在宅|原則リモート|在宅勤務が基本/))),
)

/** 万円 a year: its upper end reaches it, and where it has none its lower end. What states no pay is none of the results. */
export const paysYear = (least: number) => where(({ min_salary, max_salary }) => (max_salary ?? min_salary ?? 0) >= least)
/** Somebody who names a range wants it to overlap with theirs. */
export const paysBetween = (least: number, most: number) =>
  all(
    paysYear(least),
    where(({ min_salary, max_salary }) => (min_salary ?? max_salary ?? 0) <= most),
  )
const paysBy = (unit: string, least: number) => where(({ pay_unit, pay_min, pay_max }) => pay_unit === unit && (pay_max ?? pay_min ?? 0) >= least)
export const paysHour = (yen: number) => paysBy('hour', yen)
/** 万円 a month. Who is paid by the year gets a twelfth of it. */
export const paysMonth = (man: number) =>
  any(
    paysBy('month', man * 10_000),
    useful(
      all(
        where(({ pay_unit }) => pay_unit === 'year'),
        paysYear(man * 12),
      ),
    ),
  )
export const paysDay = paysBy('day', 1)

/** The days a week that one may choose to work: a job of five days is none for who has three. */
export const daysAWeek = (days: number) =>
  any(
    where(({ min_week_work_days: least, max_week_work_days: most }) => least !== null && least <= days && (most ?? 7) >= Math.min(days, 3)),
    title(new RegExp(`週${days}日?(?:から|以上|勤務|OK|~|〜|～)`)),
    useful(says(new RegExp(`週${days}日?(?:から|以上|OK|~|〜|～)(?!出社|リモート)`))),
  )

export const inexperienced = any(
  title(/未経験|無資格|知識ゼロ|ゼロから|CADってなに|実務経験不問/),
  says(/未経験(?:者|の方)?(?:も|でも|から)?(?:大?歓迎|OK|可|活躍|スタート|応募)|(?:経験|スキル|知識)[^\n。]{0,8}(?:は)?不問|異業種からの転職/),
  useful(says(/未経験/)),
)
export const newGraduate = any(title(/新卒(?!事業)|\d\d卒/), useful(says(/新卒(?:の方)?(?:も|歓迎|可|採用枠)|第二新卒/)))
export const secondGraduate = any(says(/第二新卒/), useful(inexperienced))
export const flexible = any(
  where(({ flex }) => flex === true),
  useful(says(/フレックス(?:タイム)?(?:制|勤務|導入)|時差出勤/)),
)
export const shortHours = any(title(/時短|短時間/), says(/時短(?:勤務|正社員|社員|制度)|短時間勤務/), useful(all(partTime)))
export const littleOvertime = any(
  says(
    /残業(?:時間)?(?:は)?(?:ほぼ)?(?:少なめ|なし|ほとんどな|ほぼな|ほぼナシ)|残業ほぼなし|残業月?(?:平均)?\d(?:\.\d)?(?:h|時間)|定時退社|原則なし|18時(?:まで)?退(?:社|勤)|17時退社/,
  ),
  where((job) => lessOvertime(job)),
)
/** 月平均 of up to ten hours. */
const lessOvertime = ({ body }: JobFacts) => /月平均[0-9](?:\.\d)?時間|月平均10時間/.test(body)
export const weekendsOff = any(
  says(
    /土日祝(?:休|日休|お?休み|は休|が休|完全休|定休)|完全週休(?:2|二)日制?[^\n。]{0,3}\(?(?:土・?日|土曜)|土日(?:・|、)?祝日?(?:・|、|休|お休み|がお?休み)|土日休/,
  ),
  useful(says(/完全週休(?:2|二)日|土日祝|週休2日/)),
)
/** 年間休日 of at least so many days. */
export const holidays = (days: number) =>
  where(({ title: name, body }) => [...`${name}\n${body}`.matchAll(/年(?:間)?休(?:日)?[^\n\d]{0,4}(\d{3})日?/g)].some(([, told]) => Number(told) >= days))
export const noTransfer = any(
  says(/転勤(?:は)?(?:なし|ありません|無し|はございません|の心配なし)|転居を伴う転勤(?:なし|はありません)/),
  useful(all(remoteIs(2))),
)

export const stockOption = any(
  where((job) => job.stock_option),
  useful(says(/ストックオプション|Stock Option|新株予約権|持株会/i)),
)
export const childcareLeave = any(says(/育休|育児休(?:業|暇)|産休/), useful(says(/子の看護|時短勤務|育児(?:支援|短時間|中)|ベビーシッター/)))
export const childFriendly = any(
  says(/子育て(?:中|と|しながら|世代|支援|両立)|育児(?:と|中|短時間|両立)|時短勤務|子の看護(?:休暇|等休暇)|ベビーシッター|ママ|主婦|延長保育の費用/),
  useful(says(/育休|産休|育児休/)),
)
export const english = any(
  title(/海外|外資|英語|Global|グローバル/i),
  says(
    /英語(?:での|力|を使|で(?:業務|会議|の)|[^\n。]{0,12}(?:TOEIC|ビジネスレベル|読み書き|スキル))|TOEIC|English (?:skills?|proficiency|communication)|Business[- ]level English|fluent/i,
  ),
  where(({ skills }) => /(?:^|\n)英語(?:\n|$)/.test(skills)),
  useful(says(/英語|English/i)),
)
export const housing = any(says(/住宅手当|家賃補助|社宅|独身寮|寮あり|寮完備/), useful(says(/引っ越し費用/)))
export const sideJobAllowed = any(says(/副業(?:可|OK|を?認め|も?可能|制度|・兼業|が?できる)|兼業(?:可|OK)/), useful(freelance))
export const retirement = any(says(/退職金/), useful(says(/確定拠出年金/)))
export const paidDaily = any(says(/日払い|即日払い|手渡し/), useful(all(paysDay), says(/週払い/)))
export const ownClothes = any(says(/服装(?:は)?(?:自由|髪型自由|・髪)|私服(?:勤務|OK|可)|髪色[^\n]{0,6}自由|カジュアルな服装/), useful(says(/服装/)))
export const carCommute = says(/(?:マイカー|車|自動車)通勤(?:可|OK|相談|可能)?/)
export const disabled = any(title(/障害者|障がい者?|\(障\)/), useful(says(/障(?:害|がい)者(?:手帳|雇用|採用)/)))
export const seniors = any(says(/シニア(?:活躍|歓迎|世代|の方)|60代|定年後/), useful(title(/警備/)))
export const students = any(intern, title(/学生|高校生/), useful(newGraduate), useful(says(/学生(?:歓迎|可|の方も)/)))
export const women = any(says(/女性(?:活躍|が活躍|も活躍|管理職|比率)/), useful(childFriendly))
