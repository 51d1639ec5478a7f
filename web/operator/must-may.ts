import { data, type RouterContextProvider } from 'react-router'
import { type OperatorAct, operatorActs } from '#contract/operator-acts.ts'
import { apiContext } from '#web/page-context.ts'

/** A page on which things are changed is no page for whoever only looks: said before anything is typed, or the password asked for. */
export async function mustMay({ context }: { context: Readonly<RouterContextProvider> }, act: OperatorAct) {
  const { acts } = await context.get(apiContext).operators.account()
  if (acts.includes(act)) return
  throw data(
    { sentence: `あなたの役割では、「${operatorActs[act].label}」ことはできません。必要なときは、運営のほかのメンバーに、役割を変えてもらってください。` },
    { status: 403 },
  )
}
