import { img } from '../image-list.ts';

export const systemAlertBodies: Record<string, string> = {
  'classic-policy-system-maintenance': `
<div contenteditable="true">
<p>The Classic policy system is closed for planned work <strong>from 10:00&nbsp;pm&nbsp;ET on {weekday:from} to 6:00&nbsp;am&nbsp;ET on {weekday:until}</strong>. We are moving it to new servers. Screens, sign-in and policy numbers stay as they are.</p>
<p>&nbsp;</p>
<p>&nbsp;</p>
<table>
<caption>What works during the window</caption>
<thead><tr><th scope="col">System</th><th scope="col">During the window</th></tr></thead>
<tbody>
<tr><td>Classic policy system</td><td>Closed</td></tr>
<tr><td>Comparative rater, Classic products</td><td>No quotes</td></tr>
<tr><td>Document retrieval</td><td>Open, but documents made after 9:00&nbsp;pm come on Sunday</td></tr>
<tr><td>Billing center</td><td>Open for payments; balances may lag by a day</td></tr>
<tr><td>Agent360 platform</td><td>Open as usual</td></tr>
<tr><td>Claims</td><td>Open as usual, online and by phone</td></tr>
</tbody>
</table>
<div class="placeholder" data-placeholder="banner"><p>[Banner goes here]</p></div>
<h2>Before the window</h2>
<ul>
<li>Finish or save open applications by 9:30&nbsp;pm. Work that is not saved is lost.</li>
<li>Bind anything that has to start on Sunday.</li>
<li>Print proof of insurance for customers who pick up a vehicle on the weekend.</li>
</ul>
<h2>After it</h2>
<p>Sign in again; the old window will say that your session has ended. If a policy looks wrong on Sunday, write down its number and the screen, and call <a href="tel:555-0140">555-0140</a>. Please do not key it a second time.</p>
</div>`,

  'billing-center-outage-resolved': `
<p><strong>The billing center works again.</strong> Payments by card and bank account failed for 52 minutes. No payment was taken twice, and no policy will cancel because of the outage.</p>
<h2>What happened</h2>
<table>
<caption>Time line (ET)</caption>
<thead><tr><th scope="col">Time</th><th scope="col">Event</th></tr></thead>
<tbody>
<tr><td>10:04 am</td><td>First payments fail with &ldquo;We could not reach your bank&rdquo;</td></tr>
<tr><td>10:11 am</td><td>We switch the payment page off to prevent double payments</td></tr>
<tr><td>10:38 am</td><td>The card processor finds a certificate that ran out overnight</td></tr>
<tr><td>10:56 am</td><td>Payments work; we watch them for an hour</td></tr>
</tbody>
</table>
<h2>What you do</h2>
<ol>
<li>Look at your list of failed payments: Billing, then Activity, then Failed.</li>
<li>Try those payments again. The customer does not have to be present if a card is on file.</li>
<li>If a bill was due on the day of the outage, do nothing. We moved the due date by three days.</li>
</ol>
<p>Down payments on new policies were hit too. A policy that was issued without its down payment stays in force; collect the amount within 10 days.</p>
<p>&nbsp;</p>
<p>We now check every certificate 30 days before it ends. We are sorry for the morning you had.</p>`,

  'agent360-prior-carrier-prefill': `
<div class="row">
<div class="col-9">
<p>Ask once, type less. With this release, <strong>Agent360 fills in the prior carrier, the expiry date and the limits</strong> when the customer agrees to a report. In our pilot this saved about two minutes on each quote.</p>
<h2>New in this release</h2>
<ul>
<li><strong>Prior carrier.</strong> Filled from the report. You can change it; a change asks for a reason.</li>
<li><strong>Garage photos.</strong> You can add up to eight photos on the vehicle page, from a phone as well.</li>
<li><strong>Quote list.</strong> It now shows who touched a quote last.</li>
<li><strong>Umbrella.</strong> The page warns you when an underlying limit is too low, before you rate.</li>
</ul>
<h2>Fixed</h2>
<ul>
<li>The date field no longer jumps to the next month when you press Tab.</li>
<li>Names with an apostrophe print correctly on the declarations page.</li>
<li>A quote with two addresses keeps both after a copy.</li>
</ul>
<h2>Known issues</h2>
<p>On tablets, the coverage table can scroll out of view when the keyboard opens. Turn the tablet sideways until the next release.</p>
</div>
<div class="col-3">
<figure>${img('filing-tray', 'width: 100%; border: 0;')}</figure>
<div class="callout"><p>Customer says no to the report? Choose &ldquo;Declined&rdquo; and type the prior carrier by hand, as before.</p></div>
</div>
</div>`,

  'browser-support-change': `
<p>From {weekday:from} our systems work with <strong>the current version of Chrome, Edge, Firefox and Safari, and the two before it</strong>. Older ones may open, but we no longer test them, and pages for payments may refuse them.</p>
<h2>Why</h2>
<p>Old browsers miss security fixes. Payment rules do not let us take card numbers through them.</p>
<h2>Check yours in a minute</h2>
<ol>
<li>Open the browser&rsquo;s menu, choose Help and then About.</li>
<li>If it offers an update, take it and start the browser again.</li>
<li>If it says that updates are switched off, call the person who looks after your computers.</li>
</ol>
<table>
<thead><tr><th scope="col">If your office uses</th><th scope="col">Then</th></tr></thead>
<tbody>
<tr><td>Windows 10 or later</td><td>Update Edge or Chrome; nothing to buy</td></tr>
<tr><td>A Mac from 2019 or later</td><td>Update the system, and Safari comes with it</td></tr>
<tr><td>An older PC</td><td>Firefox&rsquo;s long-support edition may still run; otherwise plan for a new one</td></tr>
<tr><td>Internet Explorer</td><td>Stop using it now: it no longer opens this portal at all</td></tr>
</tbody>
</table>
<p>Remote desktops count too. If you sign in through one, it is the browser <em>there</em> that matters.</p>`,
};
