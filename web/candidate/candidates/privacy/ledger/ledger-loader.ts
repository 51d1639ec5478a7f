import { href, redirect } from 'react-router'
import type { Route } from './+types/ledger-loader.ts'

/** The record of each look stands with the footprints: older links lead there, to the same place of the record. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(`${href('/visitors')}${url.search}#log`, 301)
