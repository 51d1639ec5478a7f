import { businessPlanning, humanResources, publicRelations } from '../../judging/corporate.ts'
import { aiEngineer, manager, qa } from '../../judging/engineers.ts'
import { any, says, skills, title, useful } from '../../judging/judge.ts'
import { executive, pm, uiDesigner } from '../../judging/product-and-design.ts'
import { customerSuccess, customerSupport } from '../../judging/sales.ts'
import { queries } from '../query.ts'

const tool = (pattern: RegExp) => any(title(pattern), skills(pattern), useful(says(pattern)))

export const abbreviations = queries('abbreviations', [
  ['PM', pm],
  ['CS', any(customerSuccess, useful(customerSupport))],
  ['HR', humanResources],
  ['PR', publicRelations],
  ['IR', any(businessPlanning, useful(title(/財務|CFO/)))],
  ['Go', tool(/\bGo\b/)],
  ['R', tool(/(?:^|\n)R(?:\n|$)|R言語|[・（(]R[）)・]/)],
  ['AI', any(title(/AI/), useful(aiEngineer))],
  ['QA', qa],
  ['UX', uiDesigner],
  ['EM', manager],
  ['CTO', any(title(/CTO/), useful(title(/VPoE|開発部長/)))],
  ['COO', any(title(/COO/), useful(executive))],
  ['Java', tool(/\bJava\b(?!Script)/)],
  ['SQL', tool(/\bSQL\b/)],
  ['R&D', any(title(/R&D|研究開発/), useful(title(/研究員/)))],
])
