import { anyone, candidate, member, operator } from '#server/api.ts'
import { addPasskey } from './add-passkey.ts'
import { beginPasskey } from './begin-passkey.ts'
import { addMemberPasskey, beginMemberPasskey } from './members/member-passkeys.ts'
import { beginPasskeyProof, confirmWithPasskey, signInWithPasskey } from './passkey-proofs.ts'
import { listPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts'

export const passkeySessions = {
  begin: anyone.sessions.passkey.begin.handler(({ context }) => beginPasskeyProof(context)),
  create: anyone.sessions.passkey.create.handler(({ context, input }) => signInWithPasskey(context, input.proof)),
  confirm: anyone.sessions.passkey.confirm.handler(({ context, input }) => confirmWithPasskey(context, input.proof)),
}

export const passkeys = {
  passkeys: {
    list: candidate.passkeys.list.handler(({ context }) => listPasskeys(context)),
    begin: candidate.passkeys.begin.handler(({ context }) => beginPasskey(context)),
    add: candidate.passkeys.add.handler(({ context, input }) => addPasskey(context, input.passkey)),
    rename: candidate.passkeys.rename.handler(({ context, input }) => renamePasskey(context, input)),
    remove: candidate.passkeys.remove.handler(({ context, input }) => removePasskey(context, input.passkey_id)),
  },
}

/** A member's first passkey is made on the way in: that operation asks for itself. */
const entering = member.passkeys
const own = member.passkeys

export const companyPasskeys = {
  passkeys: {
    list: member.passkeys.list.handler(({ context }) => listPasskeys(context)),
    begin: entering.begin.handler(({ context }) => beginMemberPasskey(context)),
    add: entering.add.handler(({ context, input }) => addMemberPasskey(context, input.passkey)),
    rename: own.rename.handler(({ context, input }) => renamePasskey(context, input)),
    remove: own.remove.handler(({ context, input }) => removePasskey(context, input.passkey_id)),
  },
}

const enteringOperator = operator.passkeys
const ownOperator = operator.passkeys

export const operatorPasskeys = {
  passkeys: {
    list: operator.passkeys.list.handler(({ context }) => listPasskeys(context)),
    begin: enteringOperator.begin.handler(({ context }) => beginMemberPasskey(context)),
    add: enteringOperator.add.handler(({ context, input }) => addMemberPasskey(context, input.passkey)),
    rename: ownOperator.rename.handler(({ context, input }) => renamePasskey(context, input)),
    remove: ownOperator.remove.handler(({ context, input }) => removePasskey(context, input.passkey_id)),
  },
}
