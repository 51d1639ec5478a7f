import { handlingAbout } from './handling-about.ts'
import { publishingAbout } from './publishing-about.ts'
import { systemAbout } from './system-about.ts'

/** 「このページについて」 of the operators' area. */
export const operatorAbouts = { ...handlingAbout, ...publishingAbout, ...systemAbout }
