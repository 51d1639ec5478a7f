import { type ComponentType, lazy } from 'react'

/** A part of a page that comes when it is needed. Out of reach, the page goes on without it. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) => lazy(() => load().catch(() => ({ default: () => null })))
