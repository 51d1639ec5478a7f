import { member, operator } from '../api.ts'
import { beginTotp } from './begin-totp.ts'
import { confirmTotp } from './confirm-totp.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import { removeTotp } from './remove-totp.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { showSecondFactor } from './show-second-factor.ts'

/** On the way in there is no factor yet to have been shown: those operations ask for themselves. */
const entering = member('see_account').second_factor
const own = member('change_account').second_factor

export const secondFactors = {
  second_factor: {
    show: entering.show.handler(({ context }) => showSecondFactor(context)),
    prove: entering.prove.handler(({ context, input }) => proveSecondFactor(context, input.code)),
    begin_totp: entering.begin_totp.handler(({ context }) => beginTotp(context)),
    confirm_totp: entering.confirm_totp.handler(({ context, input }) => confirmTotp(context, input.code)),
    remove_totp: own.remove_totp.handler(({ context }) => removeTotp(context)),
    renew_recovery_codes: own.renew_recovery_codes.handler(({ context }) => renewRecoveryCodes(context)),
  },
}

const enteringOperator = operator('see_account').second_factor
const ownOperator = operator('change_account').second_factor

export const operatorSecondFactors = {
  second_factor: {
    show: enteringOperator.show.handler(({ context }) => showSecondFactor(context)),
    prove: enteringOperator.prove.handler(({ context, input }) => proveSecondFactor(context, input.code)),
    begin_totp: enteringOperator.begin_totp.handler(({ context }) => beginTotp(context)),
    confirm_totp: enteringOperator.confirm_totp.handler(({ context, input }) => confirmTotp(context, input.code)),
    remove_totp: ownOperator.remove_totp.handler(({ context }) => removeTotp(context)),
    renew_recovery_codes: ownOperator.renew_recovery_codes.handler(({ context }) => renewRecoveryCodes(context)),
  },
}
