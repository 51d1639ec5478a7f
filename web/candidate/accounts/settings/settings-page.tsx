import { href, Link } from 'react-router'
import type { AccountSettings } from '#contract/accounts/sign-in/account-security.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import type { Route } from './+types/settings-page.ts'
import { settingsCrumbs } from './settings-crumbs.ts'
import { Menu } from '../mypage/menu.tsx'
import { settingsMenus } from './settings-menus.ts'

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).candidate_users.settings.show()

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { username, home_station, language, is_mama, show_tips }) => {
    await api.candidate_users.settings.change({
      username: textOf(username),
      home_station: textOf(home_station),
      language: language === 'en' ? 'en' : 'ja',
      is_mama: is_mama === 'on',
      show_tips: show_tips === 'on',
    })
    return '保存しました。'
  })

export const meta = candidateMeta({ title: '設定', description: '公開、通知、ログイン、データについて決めます。', path: href('/settings') })

export default function SettingsPage({ loaderData: settings }: Route.ComponentProps) {
  const account = useAccount()
  if (!account) return null
  return (
    <CandidatePage look="narrow menus" title="設定" crumbs={settingsCrumbs.slice(0, 1)}>
      <OwnForm settings={settings} />
      {settingsMenus(account, settings).map((menu) => (
        <Menu key={menu.title} {...menu} />
      ))}
    </CandidatePage>
  )
}

/** The candidate's settings that have no separate page. */
function OwnForm({ settings: { username, home_station, language, is_mama, show_tips } }: { settings: AccountSettings }) {
  const form = usePageForm<Pick<AccountSettings, 'username' | 'home_station' | 'language'>>(undefined, { username, home_station, language })
  return (
    <PageForm className="panel stack" preventScrollReset>
      <TextField
        of={form}
        name="username"
        label="表示名"
        need="may"
        hint="この画面で、あなたを示す名前です。企業には見えません。"
        maxLength={50}
        autoComplete="off"
      />
      <TextField
        of={form}
        name="home_station"
        id="home_station"
        label="自宅の最寄り駅"
        need="may"
        hint="求人のページに、この駅からオフィスの最寄り駅までを表示します。企業には見えません。"
        maxLength={40}
        autoComplete="off"
      />
      <Field
        label={
          <>
            表示の言語（<span lang="en">Language</span>）
          </>
        }
        hint="English にすると、メニュー、選択肢の名前（職種・勤務地など）、断りの文が英語になります。ページの文章と求人は日本語です。"
      >
        <select className="input" name="language" defaultValue={form.valueOf('language')}>
          <option value="ja">日本語</option>
          <option value="en" lang="en">
            English
          </option>
        </select>
      </Field>
      <div>
        <label className="switch">
          働ける時間に制約がある
          <input type="checkbox" name="is_mama" defaultChecked={is_mama} aria-describedby="is_mama-hint" />
        </label>
        <p className="hint" id="is_mama-hint">
          求人ごとに、働ける時間に合うかを示します。企業には見えません。
          <Link to={`${href('/profile')}?edit=availabilities`}>働ける曜日と時間を入力する</Link>
        </p>
      </div>
      <div>
        <label className="switch">
          ヒントを表示する
          <input type="checkbox" name="show_tips" defaultChecked={show_tips} aria-describedby="show_tips-hint" />
        </label>
        <p className="hint" id="show_tips-hint">
          はじめての画面に出る1行の案内です。閉じたヒントは、もう出ません。
        </p>
      </div>
      <SubmitButton>保存する</SubmitButton>
    </PageForm>
  )
}
