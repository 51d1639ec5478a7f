import { Suspense } from 'react'
import { href, Link, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { RevealLevel } from '#contract/candidates/privacy/visible-candidate.ts'
import type { Api } from '#contract/index.ts'
import { candidateMeta } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useTip } from '#web/platform/shell/tips/use-tip.ts'
import { readyPart } from '#web/ui/ready-part.ts'
import type { Route } from './+types/profile-page.ts'
import { findCompanies } from '../privacy/company-finder.tsx'
import { documentOf } from './document/document-of.ts'
import { LevelSwitch } from './document/level-switch.tsx'
import { ProfileDocument } from './document/profile-document.tsx'
import { ProfileMenu } from './document/profile-menu.tsx'
import { SeenBy } from './document/seen-by.tsx'
import { addressFilled } from './editors/address-filled.ts'
import { isEditorId } from './editors/editor-ids.ts'
import { CompletenessStep } from './frame/completeness-step.tsx'
import { loadProfile } from './frame/load-profile.ts'
import { savePart, type SavedPart } from './save/save-part.ts'
import type { Values } from './save/profile-changes.ts'
import './document/profile-document.css'
import '#web/candidates/skills/skill-picker.css'
import './frame/profile.css'
// The sheet comes when it is needed; where no scripts run, its looks are needed at once.
import './sheet/editor-sheet.css'
import '#web/platform/forms/week/week.css'
import './wishes/pick.css'
import '#web/platform/shell/tips/tip-line.css'

const TipLine = readyPart(() => import('#web/platform/shell/tips/tip-line.tsx'))
const ProfileEditor = readyPart(() => import('./editors/profile-editor.tsx'))

const PATH = href('/profile')
const levelOf = (params: URLSearchParams) => RevealLevel.safeParse(params.get('level')).data ?? 'anonymous'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { candidate_users: mine } = api
  const company_id = url.searchParams.get('company_id')
  // In turns: a page that asks for everything at once takes the database from others.
  const lookups = await api.lookups.list()
  const loaded = await loadProfile(api, lookups)
  const [{ levels }, { blocked_employers }, { is_open }] = await Promise.all([mine.visibility_levels(), mine.blocked_employers.list(), mine.privacy.show()])
  const [{ total }, found, seenBy] = await Promise.all([
    mine.matching.what_if(),
    url.searchParams.has('company_name') ? findCompanies(api, url) : null,
    company_id === null
      ? null
      : mine.visibility_preview({ company_id }).catch((error: unknown) => orNotFound(error, 'この企業は、なくなったか、見られません。')),
  ])
  const named = blocked_employers.filter(({ companies }) => companies.length > 0)
  const allowed = named.filter(({ companies }) => companies.every(({ is_allowed }) => is_allowed))
  const level = levelOf(url.searchParams)
  const seen = seenBy ? seenBy.candidate : levels.find(({ reveal }) => reveal === level)
  return {
    loaded,
    level,
    is_open,
    jobs: total,
    found,
    seenBy: seenBy && { company: seenBy.company, reasons: seenBy.reasons, reveal: seenBy.candidate?.reveal ?? null },
    profile: seen ? documentOf(seen, levels, lookups) : null,
    allowed: allowed.map(({ user_work_experience_id }) => user_work_experience_id),
  }
}

/** The sheet alone opens and closes: what is on the page stays as it is. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const without = ({ pathname, searchParams }: URL) => `${pathname}?${new URLSearchParams([...searchParams].filter(([name]) => !isOfSheet(name)))}`
  return formMethod === undefined && currentUrl.href !== nextUrl.href && without(currentUrl) === without(nextUrl) ? false : defaultShouldRevalidate
}

const isOfSheet = (name: string) => name === 'edit' || name === 'id'

export async function action(args: Route.ActionArgs) {
  let done: SavedPart = {}
  let filled: FormResult | undefined
  const result = await submitForm(args, async (api, values, intent) => {
    if (intent === 'address') filled = await fillAddress(api, values)
    else done = await savePart(api, intent ?? '', values)
    return done.sentence ?? '保存しました'
  })
  return filled ?? ('saved' in result && result.saved ? { ...result, ...done } : result)
}

export const clientAction = reachServer

export const meta = candidateMeta({ title: 'プロフィール', description: '企業に見えるプロフィールを確かめ、その場で編集します。', path: PATH })

export default function ProfilePage({ loaderData: { loaded, level, is_open, jobs, found, seenBy, profile, allowed } }: Route.ComponentProps) {
  const params = new URLSearchParams(useLocation().search)
  const [edit, workId] = [params.get('edit'), params.get('id')]
  const pathWith = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams([...params].filter(([name]) => !isOfSheet(name) && !(name in changes)))
    for (const [name, value] of Object.entries(changes)) if (value !== undefined) next.set(name, value)
    return next.size > 0 ? `${PATH}?${next}` : PATH
  }
  const editPath = (id: string) => pathWith({ edit: id })
  const { work_experiences } = loaded.profile
  const isTipped = useTip('profile_levels')
  const blocked = work_experiences.filter(({ user_work_experience_id: id }) => !allowed.includes(id ?? 0))
  return (
    <div className="wrap prof">
      <div className="me-bar">
        <div className="row between">
          <h1>企業に見えるあなた</h1>
          <ProfileMenu />
        </div>
        {seenBy || found ? (
          <SeenBy seenBy={seenBy} found={found} />
        ) : (
          <LevelSwitch level={level} isOpen={is_open} path={(one) => pathWith({ level: one === 'anonymous' ? undefined : one })} />
        )}
        {isTipped && <TipLine tip="profile_levels" />}
        <CompletenessStep completeness={loaded.completeness} />
      </div>
      {isEditorId(edit) && (
        <Suspense>
          <ProfileEditor key={`${edit} ${workId}`} id={edit} workId={workId} loaded={loaded} allowed={allowed} base={pathWith({})} editPath={editPath} />
        </Suspense>
      )}
      {profile && (
        <ProfileDocument
          profile={profile}
          edited={edit === 'work' ? 'history' : (edit ?? undefined)}
          entryIds={work_experiences.map(({ user_work_experience_id }) => user_work_experience_id)}
          jobs={jobs}
          editPath={editPath}
        />
      )}
      <p className="over prof-foot">
        {blocked.length > 0 && (
          <>
            職歴にある会社（
            {blocked.map(({ user_work_experience_id, organization_name }, at) => (
              <span key={user_work_experience_id}>
                {at > 0 && '、'}
                <bdi>{organization_name}</bdi>
              </span>
            ))}
            ）には、どの段階でも見えません。
          </>
        )}
        <Link to={href('/settings/privacy')}>公開設定</Link>
      </p>
    </div>
  )
}

/** For a page without scripts: the form again, with the address of its postal code. Nothing is saved yet. */
async function fillAddress(api: Api, values: Values): Promise<FormResult> {
  const { postal_code, address, address2 } = await api.postal_codes.show({ postal_code: textOf(values.postal_code) })
  const written = textOf(values.address_detail)
  const refusal = { code: 'ADDRESS_FILLED', sentence: `${written ? addressFilled.inPart : addressFilled.whole}まだ保存していません。`, issues: {} }
  return { saved: false, form: 'contact', refusal, values: { ...values, postal_code, address: address ?? '', address_detail: written || address2 } }
}
