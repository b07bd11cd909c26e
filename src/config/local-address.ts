/** Where addresses lead while SITE_URL is unset: the server of `npm start`. */
export const LOCAL_ADDRESS = 'http://127.0.0.1:4321';
