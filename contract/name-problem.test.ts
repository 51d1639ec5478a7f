import { expect, test } from 'vitest'
import { CandidateProfileChange } from './candidate-profiles.ts'
import { nameProblem, readableNames } from './name-problem.ts'

test.each(['\u3164', '\u2800', '\u200B', '\u2060\u2060', '\u115F', '\uFFA0', '\u200D', '\u0301', '\u{E0041}', 'ㅤ ㅤ', '\u{1D159}', '\uE000'])(
  '%j shows nothing and is no name',
  (name) => expect(nameProblem(name)).toMatch(/見える文字が1つも|見えない文字/),
)

test.each(['\u061C', '\u200E', '\u200F', '\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069'])(
  'a name with the direction control %j is refused',
  (control) => expect(nameProblem(`山田${control}花子`)).toContain('文字の向きを変える'),
)

test.each(['山\u200B田', '株式会社\u2060芽', '芽\u00AD生え', '山田\uFEFF商店', '芽\u{E0061}'])('%j looks like another name and is refused', (name) =>
  expect(nameProblem(name)).toContain('見えない文字'),
)

test.each(['', '山田 花子', '株式会社　芽', "O'Brien", 'محمد علي', 'می‌خواهم', '👩‍💻', '葛\u{E0100}飾', 'が', '三枝', '김민수', 'ＡＢＣ・㈱'])(
  '%j is a name',
  (name) => expect(nameProblem(name)).toBeUndefined(),
)

test('each name of an input is named where it stands', () => {
  const input = CandidateProfileChange.superRefine(readableNames)
  const { error } = input.safeParse({ name: '\u3164', work_experiences: [{ organization_name: '株式会社\u202Eめばえ' }] })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['name', 'work_experiences.0.organization_name'])
})
