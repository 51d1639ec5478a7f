import { emptyJobContent } from '../postings/empty-job-content.ts'
import type { JobContent } from '../postings/job-content.ts'
import type { Posting } from './posting.ts'

/** A posting that the lint has nothing to say about, but for what is changed in it. */
export const aPosting = (job: Partial<JobContent> = {}, company: Partial<Posting['company']> = {}): Posting => ({
  job: {
    ...emptyJobContent,
    position: 'バックエンドエンジニア',
    position_title: '発電予測を作るバックエンドエンジニア',
    tagline: '発電所1,200か所の計測値を読み、翌日の発電量を予測します。',
    description: '計測値を集める仕組みと、予測を返すAPIを作ります。チームは5人で、毎週リリースします。最初の3か月は、予測の誤差を測る画面を作ります。',
    job_fields: [16],
    address: 13,
    address2: '台東区蔵前1-1-1',
    prefectures: [13],
    workplace_change: '会社の定める事業所（自宅を含む）',
    duties_change: '会社の定める業務',
    required_skills: '・Goでの開発の経験',
    min_salary: 620,
    max_salary: 880,
    employment_types: [1],
    contract_period: '期間の定めなし',
    trial: '3か月',
    trial_months: 3,
    trial_terms: '条件は本採用と同じ',
    default_starting_time: '10:00',
    default_ending_time: '19:00',
    break_time: 60,
    overtime: '月平均12時間',
    holiday: '土日・祝日・年末年始（年間休日123日）',
    insurance: '健康保険・厚生年金・雇用保険・労災保険',
    smoking_rule: '屋内禁煙',
    recruiter_name: '山田製作所',
    ...job,
  },
  company: { name: '山田製作所', address: '東京都台東区蔵前1-1-1', contact_phone: '', contact_email: 'recruit@company.example', contact_url: '', ...company },
})
