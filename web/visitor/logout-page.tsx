import { redirect } from 'react-router'

/** Nobody is signed in yet, so there is nothing to end: the way leads home, whoever asks. */
export const loader = () => redirect('/')
export const action = () => redirect('/', 303)
