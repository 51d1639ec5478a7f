import { roleNames } from '#contract/accounts/members/role-names.ts'
import type { Member } from '#contract/companies/members/company-members.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { isolated } from '#web/ui/text/isolated.ts'

/** What cannot be taken back: to leave the company, and for oneself another role. */
export const MemberForms = ({ member: { id, name, role, is_me, owned_jobs } }: { member: Member }) => (
  <div className="member-forms">
    {is_me && (
      <PageForm className="row" hidden={{ id }} preventScrollReset>
        <label>
          自分の役割{' '}
          <select className="input" name="role" defaultValue={role}>
            {Object.entries(roleNames).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <SubmitButton look="small" intent="change_role">
          自分の役割を変更
        </SubmitButton>
        <span className="small">
          管理者でなくなると、自分では元に戻せません。{owned_jobs > 0 && `ゲストになると、担当者になっている求人${owned_jobs}件は「未設定」になります。`}
        </span>
      </PageForm>
    )}
    <PageForm className="row" hidden={{ id }} preventScrollReset>
      <SubmitButton look="danger" intent="remove" aria-label={`${isolated(name)}さんをメンバーから外す`}>
        メンバーから外す
      </SubmitButton>
      <span className="small">
        {is_me ? (
          'あなたは'
        ) : (
          <>
            <bdi>{name}</bdi>さんは
          </>
        )}
        すぐにログアウトし、もうログインできません。外したことをメールで伝えます。送ったメッセージは残ります。
        {owned_jobs > 0 && `担当者になっている求人${owned_jobs}件は、担当者が「未設定」になります。`}
      </span>
    </PageForm>
  </div>
)
