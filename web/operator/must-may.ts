import { data, type RouterContextProvider } from 'react-router'
import { type OperatorAct, operatorActs, operatorMay } from '#contract/accounts/operators/operator-acts.ts'
import { operatorContext } from '#web/platform/api/page-context.ts'

/** A read-only operator cannot open a page that changes something: refused before they type anything, or the password is asked for. */
export function mustMay({ context }: { context: Readonly<RouterContextProvider> }, act: OperatorAct) {
  const operator = context.get(operatorContext)
  if (operator && operatorMay(operator.role, act)) return
  throw data(
    { sentence: `あなたの役割では、「${operatorActs[act].label}」ことはできません。必要なときは、運営のほかのメンバーに、役割を変えてもらってください。` },
    { status: 403 },
  )
}
