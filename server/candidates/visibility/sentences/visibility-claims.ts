import type { RevealLevel } from '#contract/candidates/privacy/visible-candidate.ts'

/** The claims of the product, field by field. */
export const claimedFields = [
  'name',
  'email',
  'phone',
  'employers',
  'schools',
  'income',
  'vision',
  'prefecture',
  'birthday',
  'sex',
  'street',
  'username',
  'is_mama',
  'hours',
  'working_day',
  'wished_salary',
  'salary_floor',
  'mail_domain',
  'summary',
  'skills',
  'english',
  'wishes',
  'interest',
  'intention',
  'work_summary',
  'progress_note',
] as const
type Field = (typeof claimedFields)[number]

/** From which level on a company that finds the candidate reads a field. */
export type Claim = Partial<Record<Field, RevealLevel | 'never'>>

const contact = { email: 'contact', phone: 'contact' } as const
const career = { employers: 'career', schools: 'career', income: 'career', vision: 'career' } as const
const never = { birthday: 'never', sex: 'never', street: 'never' } as const
const open = { summary: 'anonymous', skills: 'anonymous', english: 'anonymous', interest: 'anonymous', intention: 'anonymous' } as const

/** Every sentence that says which fields a company reads of a candidate: its file, and its claim. */
export const visibilityClaims: Record<string, Claim> = {
  'web/candidate/hiring/board/applications-board.tsx: 企業にも運営にも見えません': { progress_note: 'never' },
  'web/candidate/conversations/context/private-note.tsx: 企業にも運営にも見えません': { progress_note: 'never' },
  'web/candidate/hiring/applications/shown/shown-fields.tsx: 外すと勤め先と学校の名前を伏せます': { employers: 'career', schools: 'career' },
  'web/candidate/conversations/context/reveal-form.tsx: いまの年収と「これから（your vision）」も、プロフィールと一緒に見えます': {
    income: 'career',
    vision: 'career',
  },
  'contract/accounts/consents/purposes.ts: プロフィールを公開すると、ブロックしていない企業に、氏名・連絡先・勤め先・学校名を伏せて見せます': {
    ...contact,
    summary: 'anonymous',
    name: 'name',
    employers: 'career',
    schools: 'career',
  },
  'contract/accounts/consents/purposes.ts: 伏せたところと「これから（your vision）」は、応募やメッセージであなたが明かした企業だけが読めます': {
    ...contact,
    ...career,
    name: 'name',
  },
  'contract/accounts/consents/purposes.ts: 生年月日とくわしい住所は、どの企業にも見せません': { birthday: 'never', street: 'never' },
  'contract/accounts/consents/purposes.ts: プロフィールを公開すると、希望の年収を除いて企業にも見せます': {
    wished_salary: 'never',
    wishes: 'anonymous',
    intention: 'anonymous',
  },
  'contract/accounts/consents/purposes.ts: いまの年収は、経歴を明かした企業だけに見せます': { income: 'career' },
  'web/candidate/accounts/settings/settings-page.tsx: 企業には見えません': { username: 'never', is_mama: 'never' },
  'web/candidate/candidates/privacy/privacy-page.tsx: ブロックしていない企業が、名前と勤め先を伏せたプロフィールを見つけられます': {
    ...open,
    name: 'name',
    employers: 'career',
  },
  'web/candidate/candidates/profile/wishes/pay/pay-question.tsx: 希望年収は企業に見えません': { wished_salary: 'never' },
  'web/candidate/candidates/profile/editors/basic-fields.tsx: どの企業にも見えません': { sex: 'never', birthday: 'never' },
  'web/candidate/candidates/profile/editors/contact-fields.tsx: 連絡先を見せると決めた企業だけに見えます': { phone: 'contact' },
  'web/candidate/candidates/profile/editors/editors.tsx: 企業に見えます': { ...open, working_day: 'anonymous' },
  'web/candidate/candidates/profile/editors/editors.tsx: 見出しは企業に見えます': { summary: 'anonymous' },
  'web/candidate/candidates/profile/editors/editors.tsx: 名前は「氏名」の段階から見えます': { name: 'name' },
  'web/candidate/candidates/profile/editors/editors.tsx: 最終学歴は企業に見えます': {},
  'web/candidate/candidates/profile/editors/editors.tsx: 学校名と専攻は「経歴」の段階から見えます': { schools: 'career' },
  'web/candidate/candidates/profile/editors/editors.tsx: 「経歴」の段階から見えます': { vision: 'career' },
  'web/candidate/candidates/profile/editors/editors.tsx: 年収のほかは企業に見えます': { wishes: 'anonymous', wished_salary: 'never' },
  'web/candidate/candidates/profile/editors/editors.tsx: 曜日と時間は、どの企業にも見えません': { hours: 'never' },
  'web/candidate/candidates/profile/editors/editors.tsx: マネジメント人数は企業に見えます': {},
  'web/candidate/candidates/profile/editors/editors.tsx: いまの年収は「経歴」の段階から見えます': { income: 'career' },
  'web/candidate/candidates/profile/editors/editors.tsx: 都道府県は企業に見えます': { prefecture: 'anonymous' },
  'web/candidate/candidates/profile/editors/editors.tsx: メールと電話番号は「連絡先」の段階から見えます': contact,
  'web/candidate/candidates/profile/editors/history-editor.tsx: 会社名は「経歴」の段階まで企業に見えません': { employers: 'career' },
  'web/candidate/candidates/profile/editors/profile-editor.tsx: 会社名は「経歴」の段階から、ほかの企業に見えます': { employers: 'career' },
  'web/candidate/candidates/profile/editors/wishes-fields.tsx: 企業には見せません': { wished_salary: 'never' },
  'web/candidate/candidates/profile/editors/work-fields.tsx: どの企業にも見せません': { mail_domain: 'never' },
  'web/candidate/candidates/profile/document/document-of.ts: 希望年収は、どの企業にも見えません': { wished_salary: 'never' },
  'web/candidate/candidates/profile/document/document-of.ts: 曜日と時間の表は、どの企業にも見えません': { hours: 'never' },
  'web/candidate/candidates/profile/document/document-of.ts: 番地までの住所、生年月日、性別は、どの企業にも見えません': never,
  'web/candidate/candidates/profile/document/level-switch.tsx: あなたが経歴を見せると決めた企業だけに見える範囲です': career,
  'web/candidate/candidates/profile/document/level-switch.tsx: あなたが氏名を見せると決めた企業だけに見える範囲です': { name: 'name' },
  'web/candidate/candidates/profile/document/level-switch.tsx: あなたが連絡先を見せると決めた企業だけに見える範囲です': contact,
  'web/candidate/candidates/profile/document/level-switch.tsx: 候補者を検索する企業すべてに見える範囲です': { ...open, work_summary: 'anonymous' },
  'web/candidate/candidates/profile/document/level-switch.tsx: 候補者を検索する企業に見える範囲です': open,
  'web/candidate/candidates/profile/document/profile-document.tsx: 名前は「{levelNames.name}」の段階から見えます': { name: 'name' },
  'web/candidate/candidates/profile/document/profile-document.tsx: 会社名は「{levelNames.career}」の段階から見えます': { employers: 'career' },
  'web/candidate/candidates/profile/document/seen-by.tsx: 名前・連絡先・勤め先と学校の名前・いまの年収・「これから（your vision）」は見えません': {
    ...contact,
    ...career,
    name: 'name',
  },
  'web/candidate/candidates/profile/document/seen-by.tsx: 勤め先と学校の名前・いまの年収・「これから（your vision）」まで見えます': career,
  'web/candidate/candidates/profile/document/seen-by.tsx: 名前と連絡先は見えません': { ...contact, name: 'name' },
  'web/candidate/candidates/profile/document/seen-by.tsx: 名前まで見えます': { name: 'name' },
  'web/candidate/candidates/profile/document/seen-by.tsx: 連絡先は見えません': contact,
  'web/candidate/candidates/profile/document/seen-by.tsx: 名前と連絡先まで見えます': contact,
  'web/candidate/candidates/privacy/save-privacy.ts: ブロックしていない企業から、名前を伏せて見えます': { ...open, name: 'name' },
  'web/candidate/candidates/privacy/save-privacy.ts: この企業からは、名前を伏せたプロフィールだけが見えます': { ...open, name: 'name' },
  'web/candidate/candidates/privacy/scouts-section.tsx: どの企業にも見えません': { salary_floor: 'never' },
  'web/visitor/accounts/new-account/account-fields.tsx: 連絡先を明かすまで企業に見えません': { email: 'contact' },
  'web/visitor/candidates/registration/step-forms.tsx: どの企業にも見えません': { birthday: 'never' },
  'web/visitor/candidates/registration/experience-step.tsx: 経歴を明かすまで企業に見えません': { income: 'career' },
  'web/visitor/accounts/registration/vision-page.tsx: あなたが経歴（勤め先と学校の名前）を明かした企業だけが読めます': { vision: 'career' },
  'web/candidates/visibility/visible-profile.tsx: 「これから（your vision）」は、経歴が公開されるまで表示されません': { vision: 'career' },
}
