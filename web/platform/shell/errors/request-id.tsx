import { createContext } from 'react'

/** Only the server knows it; the browser keeps what the server wrote. */
export const RequestId = createContext<string | undefined>(undefined)
