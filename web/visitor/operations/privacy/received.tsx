import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { purposeNames, purposes } from '#contract/accounts/consents/purposes.ts'

const groups = purposeNames.map((name) => purposes[name]).filter(({ fields }) => fields)

const received = [
  ...groups.map(({ title, fields, text, isOptional }) => ({ who: `${title}${isOptional ? '（同意した人だけ）' : ''}`, what: fields, why: text })),
  {
    who: '企業の担当者',
    what: '氏名、仕事のメールアドレス、パスワード、二段階認証の鍵、したことの記録',
    why: '企業のアカウントの管理、本人の確認、求職者に相手を示すこと',
  },
  {
    who: 'アクセスの情報',
    what: 'IPアドレス、見たページのアドレス、ブラウザの種類、日時',
    why: 'ページの表示と、集中したアクセスを防ぐこと。企業のページと求人は、開かれた回数だけを数えます',
  },
  { who: '問い合わせ', what: 'メールアドレスと、書かれた内容', why: '返信をし、求人や企業の情報を確かめるため' },
]

const columns: Columns<(typeof received)[number]> = [
  { key: 'who', header: 'だれの、何を', cell: ({ who }) => who },
  { key: 'what', header: '中身', kind: 'long', cell: ({ what }) => what },
  { key: 'why', header: '目的', kind: 'long', cell: ({ why }) => why },
]

/** What the site collects and for what purpose. The groups of members are those that the sign-up shows and asks for. */
export const Received = () => (
  <section id="now">
    <h2>受け取る情報と、その目的</h2>
    <p>会員登録のときに示す目的と同じです。ここにない目的には使いません。</p>
    <DataTable caption="受け取る情報" columns={columns} rows={received} id={({ who }) => who} />
    <p>人種、本籍、出生地、家族、思想や信条、労働組合のことは集めません。16歳未満の方は登録できません。</p>
  </section>
)
