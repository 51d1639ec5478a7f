import { humanResources, informationSystems } from '../../judging/corporate.ts'
import { aiEngineer, machineLearning, manager, qa, softwareEngineer } from '../../judging/engineers.ts'
import { all, any, says, skills, title, useful } from '../../judging/judge.ts'
import { pm, productManager, uiDesigner } from '../../judging/product-and-design.ts'
import { bizDev, customerSuccess, insideSales } from '../../judging/sales.ts'
import { publicRelations } from '../../judging/corporate.ts'
import { queries } from '../query.ts'

/** A tool is found where it is asked for, and in second place where it is only mentioned. */
const tool = (pattern: RegExp) => any(title(pattern), skills(pattern), useful(says(pattern)))

/** Latin letters that are also parts of longer words. */
export const abbreviations = queries('abbreviations', [
  ['PM', pm],
  ['CS', any(customerSuccess, useful(title(/カスタマーサポート/)))],
  ['HR', any(humanResources, all(title(/\bHR|HRMOS|タレントマネジメント/i)), useful(says(/\bHR\b/)))],
  ['PR', any(publicRelations, useful(all(title(/マーケティング/))))],
  ['IR', any(title(/\bIR\b|経営企画|上場準備|M&A/), useful(says(/\bIR\b/)))],
  ['Go', tool(/\bGo\b|Golang|Go言語/)],
  ['Go言語', tool(/\bGo\b|Golang|Go言語/)],
  ['ERP', any(title(/\bERP/), useful(says(/\bERP/)))],
  ['CRE', any(title(/\bCRE\b/), useful(title(/SRE|DBRE|Reliability/)))],
  ['EM', manager],
  ['QA', qa],
  ['SET', any(title(/\bSET\b|SDET/), useful(qa))],
  ['AI', any(title(/AI/), useful(aiEngineer), useful(says(/生成AI|AIエージェント|AI活用/)))],
  ['ML', machineLearning],
  ['UX', uiDesigner],
  ['SE', any(title(/\bSE\b|【SE|ITエンジニア|システムエンジニア/), useful(softwareEngineer))],
  ['FDE', any(title(/\bFDE\b|Forward Deployed/i), useful(title(/AIソリューションエンジニア|Deployment/)))],
  ['BDR', any(title(/\bBDR\b/), useful(insideSales))],
  ['BizDev', bizDev],
  ['IT', any(title(/\bIT|情報システム/), useful(softwareEngineer), useful(informationSystems))],
  ['Java', tool(/\bJava\b(?!Script)/)],
  ['AWS', tool(/\bAWS\b|Amazon Web Services/)],
  ['CTO', any(title(/\bCTO|CIO|VPoE|VP of Engineering/i), useful(title(/EM候補|テックリード|Tech Lead/i)))],
  ['LP', any(title(/\bLP/), useful(says(/\bLP\b/)))],
  ['PdM PM', any(productManager, useful(pm))],
])
