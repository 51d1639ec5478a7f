/** The page that asks for the password again, and leads back. */
export const confirmPath = (next: string) => `/settings/confirm?${new URLSearchParams({ next })}`
