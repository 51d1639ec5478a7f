import { anyone, anyoneWaiting, operator, operatorWaiting } from '#server/api.ts'
import { makeBackupKey, tryBackupPlace } from './backup-trials.ts'
import { checkSetup } from './checks/check-setup.ts'
import { createFirstOperator } from './first-operator.ts'
import { openSite } from './open-site.ts'
import { openSetupLink } from './setup-links.ts'
import { showOwnSetup, showSetup } from './show-setup.ts'
import { tryMail } from './try-mail.ts'

export const setup = {
  show: anyone.setup.show.handler(({ context }) => showSetup(context)),
  open_link: anyone.setup.open_link.handler(({ context, input }) => openSetupLink(context, input.token)),
  create_operator: anyoneWaiting.setup.create_operator.handler(({ context, input }) => createFirstOperator(context, input)),
}

export const operatorSetup = {
  setup: {
    show: operator.setup.show.handler(({ context }) => showOwnSetup(context)),
    check: operator.setup.check.handler(({ context, input }) => checkSetup(context, input.selector)),
    try_mail: operatorWaiting.setup.try_mail.handler(({ context }) => tryMail(context)),
    make_backup_key: operator.setup.make_backup_key.handler(({ context }) => makeBackupKey(context)),
    try_backup_place: operatorWaiting.setup.try_backup_place.handler(({ context }) => tryBackupPlace(context)),
    open: operator.setup.open.handler(({ context }) => openSite(context)),
  },
}
