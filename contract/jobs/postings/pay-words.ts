type Paid = {
  min_salary: number | null
  max_salary: number | null
  is_salary_estimated: boolean
  pay_unit: 'year' | 'month' | 'day' | 'hour' | null
  pay_min: number | null
  pay_max: number | null
}

/** 年収 480〜620万円, 年収 588万円〜, 時給 1,250円〜（年収の目安 156万円〜）: pay by the hour or day keeps its unit. Empty where no figure is given. */
export function payWords(job: Paid): string {
  const year = band(job.min_salary, job.max_salary, '万円')
  const byTime = { hour: '時給', day: '日給', month: '', year: '' }[job.pay_unit ?? 'year']
  const wage = byTime && band(job.pay_min, job.pay_max, '円')
  if (!wage) return year && `${job.is_salary_estimated ? '年収の目安' : '年収'} ${year}`
  return `${byTime} ${wage}${year && `（${job.is_salary_estimated ? '年収の目安' : '年収'} ${year}）`}`
}

function band(min: number | null, max: number | null, unit: string) {
  const [from, to] = [min, max].map((figure) => figure?.toLocaleString('ja-JP') ?? '') as [string, string]
  if (!from && !to) return ''
  if (from === to) return `${from}${unit}`
  return to ? `${from}〜${to}${unit}` : `${from}${unit}〜`
}
