/** Where the sounds of this site hear of each other, in all its tabs. */
const CHANNEL = 'sound';

/**
 * Ends every other sound of this site, in this tab and in others; `stop` is called when the next one begins, or when the page is left. Answers how to
 * say that this sound has ended. The channel is open only during the turn, because an open one may keep a page out of the back/forward cache.
 */
export function takeSoundTurn(stop: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const end = () => {
    channel.close();
    removeEventListener('pagehide', giveWay);
  };
  const giveWay = () => {
    end();
    stop();
  };
  channel.addEventListener('message', giveWay);
  addEventListener('pagehide', giveWay);
  channel.postMessage('begins');
  return end;
}
