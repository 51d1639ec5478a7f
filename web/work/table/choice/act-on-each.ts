import { refusalOf } from '#web/platform/api/refusal.ts'
import type { ManyDone } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

/** As many as a page of a list has rows. */
const MOST = 50

/** Does the same with each chosen row, by itself: one that is refused leaves the others done, and says why. */
export async function actOnEach(
  chosen: unknown,
  act: (id: string) => Promise<unknown>,
  done: (count: number) => string,
): Promise<{ sentence: string; many: ManyDone }> {
  const items: ManyDone['items'] = []
  for (const id of [chosen ?? []].flat().slice(0, MOST).map(textOf)) {
    try {
      await act(id)
      items.push({ id, name: id, refusal: null })
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal || refusal.code === 'SIGN_IN_REQUIRED') throw error
      items.push({ id, name: id.slice(0, 8), refusal: refusal.sentence })
    }
  }
  const count = items.filter(({ refusal }) => refusal === null).length
  return { sentence: count > 0 ? done(count) : '変更したものはありません。', many: { items } }
}
