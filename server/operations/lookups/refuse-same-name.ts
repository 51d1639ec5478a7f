import type { Language } from '#contract/platform/text/language.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'

type Names = { name: string; name_en: string }

/** No one could tell two rows of one name apart. */
export function refuseSameName(others: Names[], { name, name_en }: Names, language: Language) {
  refuseProblems(
    [
      ...(others.some((other) => other.name === name) ? [{ field: 'name', message: 'この名前の項目が、もうあります。' }] : []),
      ...(others.some((other) => other.name_en === name_en) ? [{ field: 'name_en', message: 'この名前の項目が、もうあります。' }] : []),
    ],
    language,
  )
}
