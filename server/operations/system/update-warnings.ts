import { pages } from '#contract/platform/pages.ts'
import type { SystemFigures } from '#contract/platform/system/system-figures.ts'
import { mild, severe } from './warning.ts'

/** A newer version that closes a hole, and notes that could not be read. A version that only adds is no warning. */
export function updateWarnings({ updates: { value } }: Pick<SystemFigures, 'updates'>) {
  if (!value) return []
  const { newest, security, failure } = value
  return [
    ...(newest && security.length > 0
      ? [
          severe(
            'security_update',
            `セキュリティの修正を含む新しい版があります（${security.join('、')}）。${newest} に上げてください。`,
            pages.operatorUpdates(),
          ),
        ]
      : []),
    ...(failure ? [mild('notes_unread', `リリースノートを読めませんでした。${failure}`, pages.operatorUpdates())] : []),
  ]
}
