import { useMemo } from 'react'
import { href } from 'react-router'
import { api } from '#web/platform/api/api.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { PaletteProps } from '#web/work/palette/palette-button.tsx'
import { Palette } from '#web/work/palette/palette.tsx'
import { operatorFindings } from './operator-findings.ts'
import { operatorPlaces } from './operator-places.ts'

const ask = async (q: string, signal: AbortSignal) =>
  operatorFindings(await (await api()).operators.find({ q, typing: 'true' }, { signal, context: { silent: true } }), q)

/** The palette of an operator. Loaded when it is opened. */
export default function OperatorPalette({ close }: PaletteProps) {
  const { id, acts } = useOperatorAccount()
  const fixed = useMemo(() => operatorPlaces(acts), [acts])
  return (
    <Palette
      owner={id}
      fixed={fixed}
      findPath={href('/operator/find')}
      findLabel="を氏名も含めて検索（記録に残ります）"
      placeholder="企業・求人・通報・メールアドレス・ページ"
      ask={ask}
      close={close}
    />
  )
}
