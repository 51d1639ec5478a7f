import { candidate, member, operator } from '#server/api.ts'
import { requestPasskey, showSecondFactor } from './show-second-factor.ts'
import { beginTotp, confirmTotp, removeTotp } from './totp.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import { renewRecoveryCodes } from './recovery-codes/renew-recovery-codes.ts'

/** A candidate may do without: only showing one happens on the way in. */
const entering = candidate.second_factor
const own = candidate.second_factor

export const candidateSecondFactors = {
  second_factor: {
    show: entering.show.handler(({ context }) => showSecondFactor(context)),
    prove: entering.prove.handler(({ context, input }) => proveSecondFactor(context, input.code)),
    begin_totp: own.begin_totp.handler(({ context }) => beginTotp(context)),
    confirm_totp: own.confirm_totp.handler(({ context, input }) => confirmTotp(context, input.code)),
    remove_totp: own.remove_totp.handler(({ context }) => removeTotp(context)),
    renew_recovery_codes: own.renew_recovery_codes.handler(({ context }) => renewRecoveryCodes(context)),
    ask_for_passkey: own.ask_for_passkey.handler(({ context, input }) => requestPasskey(context, input.is_asked)),
  },
}

/** Whose role needs a factor sets it up on the way in, too. */
const enteringMember = member.second_factor
const ownMember = member.second_factor

export const secondFactors = {
  second_factor: {
    show: enteringMember.show.handler(({ context }) => showSecondFactor(context)),
    prove: enteringMember.prove.handler(({ context, input }) => proveSecondFactor(context, input.code)),
    begin_totp: enteringMember.begin_totp.handler(({ context }) => beginTotp(context)),
    confirm_totp: enteringMember.confirm_totp.handler(({ context, input }) => confirmTotp(context, input.code)),
    remove_totp: ownMember.remove_totp.handler(({ context }) => removeTotp(context)),
    renew_recovery_codes: ownMember.renew_recovery_codes.handler(({ context }) => renewRecoveryCodes(context)),
  },
}

const enteringOperator = operator.second_factor
const ownOperator = operator.second_factor

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
