import { href } from 'react-router'
/** The page that asks a candidate for the second factor, and leads back. */
export const factorPath = (next: string) => `${href('/second_factor')}?${new URLSearchParams({ next })}`
