import { createContext, type ReactNode } from 'react'
import type { FormResult } from './form-result.ts'

/** The form that asks for the password again, where an act was refused until somebody proves who they are. The frame around all pages provides it. */
export const Reauthentication = createContext<(refused: Extract<FormResult, { saved: false }>) => ReactNode>(() => null)
