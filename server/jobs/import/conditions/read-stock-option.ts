import { isDenied } from '../terms/read-employment.ts'
import { plainForm } from '../text/plain-form.ts'

const NAME = /ストック・?オプション|stock[\s-]?options?|新株予約権|(?<![A-Za-z])SO(?=制度|付与|あり|有り?(?![a-z]))/gi
/** A description may use the word for what the company sells: there only a promise counts. */
const PROMISED =
  /(?:ストック・?オプション|新株予約権|(?<![A-Za-z])SO)(?:制度)?(?:の?付与)?(?:あり|有り?(?![効す])|を?(?:付与|支給)(?:します|いたします|予定|あり))/g

/** Whether the posting promises stock options: named among pay and benefits and not denied, or promised in its prose. */
export function readStockOption(terms: string, prose = ''): boolean {
  return isNamed(plainForm(terms.slice(0, 30_000)), NAME) || isNamed(plainForm(prose.slice(0, 30_000)), PROMISED)
}

const isNamed = (text: string, name: RegExp) => [...text.matchAll(name)].some(({ index, 0: said }) => !isDenied(text.slice(index + said.length)))
