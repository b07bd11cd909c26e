/** The numbers that the specification gives about each project, as a write-up may write them. */
export const SPECIFIED: Record<string, string[]> = {
  fairbnb: ['2'],
  portfolio: [
    ...['15', '9', '6', '48', '500', '3', '40', '1', '10', '0.15', '300', '50', '2160', '1920'],
    ...['800', '600', '200', '240', '192', '64', '2023', '2024', '2024-05-31', '2025-08-23'],
  ],
  oldportfolio: ['10', '0.15', '300', '50', '2160', '1920', '800', '600', '200', '240'],
  sipwise: ['20,000', '1', '10', '1,00,000', '10,00,000', '4', '6'],
  smartwhalesai: ['6'],
  zencare: ['36', '25'],
};
