import { type ComponentType, createElement, lazy, use } from 'react'

/**
 * A part of a page that browsers load when it is needed, and the server has ready from its start: what it rendered later
 * would reach the page by a script, and a browser without scripts would show nothing.
 */
export function readyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): ComponentType<Props> {
  if (typeof document !== 'undefined') return lazy(load)
  let Part: ComponentType<Props> | undefined
  const loading = load().then((loaded) => {
    Part = loaded.default
    return loaded
  })
  return function ReadyPart(props) {
    return createElement(Part ?? use(loading).default, props)
  }
}
