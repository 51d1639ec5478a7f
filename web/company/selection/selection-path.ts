export const SELECTION_PATH = '/online/companies/selection'
