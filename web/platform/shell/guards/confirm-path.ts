import { href } from 'react-router'
/** The page that asks for the password again, and leads back. */
export const confirmPath = (next: string) => `${href('/settings/confirm')}?${new URLSearchParams({ next })}`
