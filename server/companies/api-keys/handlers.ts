import { member } from '#server/api.ts'
import { apiKeysOf } from './api-keys-of.ts'
import { createApiKey, revokeApiKey } from './api-keys.ts'

const keeper = member.api_keys

export const apiKeys = {
  list: keeper.list.handler(async ({ context }) => ({ api_keys: await apiKeysOf(context).execute() })),
  create: keeper.create.handler(({ context, input }) => createApiKey(context, input)),
  revoke: keeper.revoke.handler(({ context, input }) => revokeApiKey(context, input.id)),
}
