import { hiringAbout } from './hiring-about.ts'
import { jobsAbout } from './jobs-about.ts'
import { settingsAbout } from './settings-about.ts'

/** 「このページについて」 of the company's area. */
export const companyAbouts = { ...hiringAbout, ...jobsAbout, ...settingsAbout }
