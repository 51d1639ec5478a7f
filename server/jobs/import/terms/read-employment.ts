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
