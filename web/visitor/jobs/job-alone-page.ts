/** The job's page with nothing over it: the layout around it shows the job. */
export default () => null
