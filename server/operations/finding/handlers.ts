import { operator } from '#server/api.ts'
import { findForOperator } from './find-for-operator.ts'

export const operatorFinding = { find: operator.find.handler(({ context, input }) => findForOperator(context, input)) }
