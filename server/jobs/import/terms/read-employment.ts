import { plainForm } from '../text/plain-form.ts'

const WORDS: [type: number, pattern: RegExp][] = [
  [
    1,
    /正社員(?!(?:への?|に)?(?:登用|転換|切り?替え?)|以外|ではな|ではあり|採用をご?希望)|正職員|無期雇用|期間の定めなし|総合職|full[\s_-]?time|permanent|\bregular\b/i,
  ],
  [2, /契約社員|嘱託|有期雇用|期間の定めあり|準社員|temporary|fixed[\s_-]?term/i],
  [3, /業務委託|フリーランス|副業|個人事業主|準委任|請負|contract(?:or)?\b|freelance|independent/i],
  [4, /アルバイト|パート(?!ナー)|part[\s_-]?time|per[\s_-]?diem/i],
  [5, /インターン|\bintern(?:ship)?\b/i],
]
const DISPATCH = /派遣/
// The employment during the trial time only: 正社員（試用期間3か月は契約社員）.
const ON_TRIAL = /試用期間[^\n。()]{0,24}(?:契約社員|嘱託|有期雇用|準社員|アルバイト|パート|業務委託)/g

/** Ids of `employment_types` in a text or schema.org code, and whether it is 派遣. A dispatched worker without another word is on a fixed term. */
export function readEmployment(text: string, codes: string[] = []) {
  const plain = plainForm(text.slice(0, 5_000)).replace(ON_TRIAL, '')
  const types = typesIn(plain)
  const is_dispatch = DISPATCH.test(plain)
  if (types.length > 0) return { employment_types: types, is_dispatch }
  return {
    employment_types: is_dispatch
      ? [2]
      : typesIn(
          codes
            .join(' , ')
            .replaceAll('_', ' ')
            .replace(/([a-z])([A-Z])/g, '$1 $2'),
        ),
    is_dispatch,
  }
}

const typesIn = (text: string) => WORDS.filter(([, pattern]) => pattern.test(text)).map(([type]) => type)

const OF = String.raw`(?:タイム|勤務|ワーク)?(?:制度?)?(?:の?(?:支給|設定|適用|導入|採用|制度|実施|対応|利用|運用|想定))?`
const PARTICLE = String.raw`(?:では|には|について|に関しては|[はもを:=])?\s?`
const NOW = String.raw`(?:現在|現時点では|今のところ|当面|原則(?:として)?|基本的に|一切)?[はも]?\s?`
const DONE = String.raw`(?:(?:導入|採用|適用|実施|支給|設定|用意|想定|対応|許可)(?:は?し)?|設け|行[なわっい]*|おこな[わっい]*|含[まめんみ]*れ?|認め|でき|あり|ござい)`
const NO = String.raw`(?:なし|無し?(?!料)|不可|不支給|不要|NG|×|ゼロ|0\s?(?:円|時間|h)|対象外|非対応|廃止|(?:導入を?)?(?:検討中|予定)|${DONE}[てで]?(?:い|おり|は?おらず)?(?:ません|ない|ず))`
const DENIAL = new RegExp(`^${OF}${PARTICLE}${NOW}${NO}`)

/** Whether the words behind a name, in plain form, deny it: なし, は導入していません, の適用はありません. A planned thing counts as denied, too. */
export const isDenied = (after: string) => DENIAL.test(after.slice(0, 60))
