import { jobsAbout } from './jobs-about.ts'
import { messagesAbout } from './messages-about.ts'
import { profileAbout } from './profile-about.ts'
import { settingsAbout } from './settings-about.ts'

/** 「このページについて」 of the pages that belong to a signed-in candidate. */
export const candidateAbouts = { ...jobsAbout, ...messagesAbout, ...profileAbout, ...settingsAbout }
