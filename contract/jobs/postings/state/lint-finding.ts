import { z } from 'zod'

/**
 * What the lint says of one field: the rule by its key (docs/posting-lint.md), the reason in Japanese. Errors block publishing.
 * Fields of the company's page begin with `company.`.
 */
export const LintFinding = z.object({
  field: z.string().meta({ example: 'max_salary' }),
  rule: z.string().meta({ example: 'salary_ceiling' }),
  level: z.enum(['error', 'warning']).meta({ example: 'warning' }),
  message: z.string().meta({ example: '年収の上限も書くと、さがす人が比べられます。' }),
})
export type LintFinding = z.infer<typeof LintFinding>
