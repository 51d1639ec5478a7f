import { createContext } from 'react'

/** Known while the server renders; in the browser it is only what the server wrote. */
export const RequestId = createContext<string | undefined>(undefined)
