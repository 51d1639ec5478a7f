import { plainForm } from '../text/plain-form.ts'

const ALLOWED =
  /(?:時短(?:勤務|正社員|社員|ワーク)?|短時間(?:勤務|正社員))(?:も|での?(?:ご?勤務|ご?就業|ご?応募|働き方)も?)?(?:の?(?:ご?相談|ご?希望)|や[^\n。、]{1,12}の(?:選択|利用))?(?:は|も|が|に)?\s?(?:OK|可(?!能性)|可能(?!性)|大?歓迎|応相談|相談(?:可|OK|ください|に応じ)|応じます|応募(?:可|OK)|募集|採用(?!実績))/gi
const DENIED = /(?:時短(?:勤務)?|短時間勤務)(?:での(?:ご?応募|勤務))?(?:は|も|には)?\s?(?:不可|NG|対応して(?:い|おり)ません|できません|対象外|なし)/
/** The right of parents and carers, which every employer owes them, says nothing of a start with short hours. */
const OF_PARENTS = /(?:育児|介護|子育て|産休|育休|復帰|復職|妊娠|小学|未就学|お子|3歳|ママ|パパ)/

/** Whether somebody can begin with shorter hours than usual: true and false where it is said, null where it is not. A 「時短勤務制度」 alone does not say so. */
export function readShortHours(text: string): boolean | null {
  const plain = plainForm(text.slice(0, 60_000))
  if (DENIED.test(plain)) return false
  const isAllowed = [...plain.matchAll(ALLOWED)].some(({ index, 0: said }) => !OF_PARENTS.test(clauseAround(plain, index, index + said.length)))
  return isAllowed || null
}

const NEAR = 20
/** The words of the same clause before, and those right behind, as in 「時短勤務可（育児中の方）」. */
function clauseAround(text: string, from: number, to: number) {
  const before = text.slice(Math.max(0, from - NEAR), from)
  const cut = Math.max(...['\n', '。', '、', '/', '■', '・', '◇', '◆'].map((mark) => before.lastIndexOf(mark)))
  return before.slice(cut + 1) + (/^[^\n。、/■・◇◆]*/.exec(text.slice(to, to + NEAR))?.[0] ?? '')
}
