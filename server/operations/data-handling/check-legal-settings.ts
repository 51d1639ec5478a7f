import { CannotStart } from '#server/platform/start/cannot-start.ts'
import type { Settings } from '#server/settings.ts'
import { missingLegalSettings } from './missing-legal-settings.ts'

/** A site that others reach does not start before it can say who runs it. One list with everything, so that it is written once. */
export function checkLegalSettings(settings: Pick<Settings, 'isForOthers' | 'publicUrl' | 'operator' | 'serverPlace'>) {
  const missing = settings.isForOthers ? missingLegalSettings(settings) : []
  if (!missing.length) return
  throw new CannotStart(
    [
      `公開の PUBLIC_URL（${settings.publicUrl}）で起動するには、法律が求める次の設定が必要です。`,
      '',
      ...missing.flatMap(({ name, what, law }) => [`  ${name}=`, `      ${what}（${law}）`]),
      '',
      '.env に書いてから、もう一度起動してください。書きかたは .env.example に、届出の手順は docs/operations.md の「公開する前に」にあります。',
      'まだ公開しないときは、PUBLIC_URL を外すと、手元だけで試せます。',
    ].join('\n'),
  )
}
