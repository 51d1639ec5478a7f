import { engineer, softwareEngineer } from '../../judging/engineers.ts'
import { all, any, useful, where } from '../../judging/judge.ts'
import { productManager } from '../../judging/product-and-design.ts'
import { sales } from '../../judging/sales.ts'
import { queries } from '../query.ts'

const phase = (...ids: number[]) => where((job) => ids.some((id) => job.phase.includes(id)))
const size = (...ranges: number[]) => where(({ employee_range }) => employee_range !== null && ranges.includes(employee_range))

export const stagesAndSizes = queries('stages and sizes', [
  ['シリーズA', any(phase(1), useful(phase(2)))],
  ['シリーズB', phase(2)],
  ['シードのスタートアップ', phase(1)],
  ['アーリー エンジニア', all(phase(1), engineer)],
  ['ミドルステージ 営業', all(phase(2), sales)],
  ['レイター プロダクトマネージャー', all(phase(3), productManager)],
  ['10人以下', size(1)],
  ['10名以下 エンジニア', all(size(1), softwareEngineer)],
  ['30人以下の会社', size(1, 2)],
  ['50名以下 営業', all(size(1, 2, 3), sales)],
  ['100人以上', size(5)],
  ['少人数のスタートアップ エンジニア', all(softwareEngineer, any(size(1), useful(size(2))))],
])
