import { renderImageTag } from '../image-list.ts';

export const systemAlertBodies: Record<string, string> = {
  'classic-policy-system-maintenance': `
<div contenteditable="true">
<p>The Classic policy system will be unavailable for planned maintenance <strong>from 10:00&nbsp;pm&nbsp;ET on {weekday:from} to 6:00&nbsp;am&nbsp;ET on {weekday:until}</strong>. We are moving it to new servers. Screens, sign-in, and policy numbers won’t change.</p>
<p>&nbsp;</p>
<p>&nbsp;</p>
<table>
<caption>Availability during maintenance</caption>
<thead><tr><th scope="col">System</th><th scope="col">During maintenance</th></tr></thead>
<tbody>
<tr><td>Classic policy system</td><td>Unavailable</td></tr>
<tr><td>Comparative rater, Classic products</td><td>No quotes</td></tr>
<tr><td>Document retrieval</td><td>Available. Documents created after 9:00&nbsp;pm appear on Sunday</td></tr>
<tr><td>Billing center</td><td>Available for payments. Balances can be a day behind</td></tr>
<tr><td>Agent360 platform</td><td>Available</td></tr>
<tr><td>Claims</td><td>Available online and by phone</td></tr>
</tbody>
</table>
<div class="placeholder" data-placeholder="banner"><p>[Banner goes here]</p></div>
<h2>Before maintenance starts</h2>
<ul>
<li>Finish or save open applications by 9:30&nbsp;pm. Unsaved work will be lost.</li>
<li>Bind any policy that takes effect on Sunday.</li>
<li>Print proof of insurance for customers who pick up a vehicle over the weekend.</li>
</ul>
<h2>After maintenance</h2>
<p>Sign in again. If a policy looks wrong on Sunday, note the policy number and the screen, and call <a href="tel:555-0140">555-0140</a>. Don’t enter it a second time.</p>
</div>`,

  'billing-center-outage-resolved': `
<p><strong>The billing center is working again.</strong> Card and bank payments failed for 52 minutes. No customer was charged twice, and no policy will cancel because of the outage.</p>
<h2>What happened</h2>
<table>
<caption>Timeline (ET)</caption>
<thead><tr><th scope="col">Time</th><th scope="col">Event</th></tr></thead>
<tbody>
<tr><td>10:04 am</td><td>First payments fail with &ldquo;We could not reach your bank&rdquo;</td></tr>
<tr><td>10:11 am</td><td>We turn off the payment page to prevent duplicate payments</td></tr>
<tr><td>10:38 am</td><td>The card processor finds a security certificate that expired overnight</td></tr>
<tr><td>10:56 am</td><td>Payments work again. We monitor them for an hour</td></tr>
</tbody>
</table>
<h2>What you need to do</h2>
<ol>
<li>Check your list of failed payments: Billing, then Activity, then Failed.</li>
<li>Retry each payment that the customer authorized. If no card or bank account is on file, send the customer a payment link.</li>
<li>If a bill was due on the day of the outage, do nothing. We extended the due date by three days.</li>
</ol>
<p>The outage also affected down payments on new policies. Policies issued without a down payment stay in force. Collect the payment within 10 days.</p>
<p>&nbsp;</p>
<p>We now check every security certificate 30 days before it expires. We’re sorry for the extra work this caused.</p>`,

  'agent360-prior-carrier-prefill': `
<div class="row">
<div class="col-9">
<p>With this release, <strong>Agent360 prefills the prior carrier, expiration date, and limits</strong> when the customer consents to a report. In our pilot, this saved about two minutes per quote.</p>
<h2>New in this release</h2>
<ul>
<li><strong>Prior carrier.</strong> Prefilled from the report. You can change it, but you must enter a reason.</li>
<li><strong>Garage photos.</strong> Add up to eight photos on the vehicle page, from a computer or a phone.</li>
<li><strong>Quote list.</strong> Now shows who last updated a quote.</li>
<li><strong>Umbrella.</strong> The page warns you when an underlying limit is too low, before you rate.</li>
</ul>
<h2>Fixed</h2>
<ul>
<li>The date field no longer jumps to the next month when you press Tab.</li>
<li>Names with an apostrophe print correctly on the declarations page.</li>
<li>A quote with two addresses keeps both after a copy.</li>
</ul>
<h2>Known issues</h2>
<p>On tablets, the coverage table can scroll out of view when the keyboard opens. Until the next release, turn the tablet sideways.</p>
</div>
<div class="col-3">
<figure>${renderImageTag('filing-tray', 'width: 100%; border: 0;')}</figure>
<div class="callout"><p>If the customer declines the report, choose &ldquo;Declined&rdquo; and enter the prior carrier manually.</p></div>
</div>
</div>`,

  'browser-support-change': `
<p>Starting {weekday:from}, our systems support <strong>the current version of Chrome, Edge, Firefox, and Safari, and the two before it</strong>. We’ll stop testing older versions, and payment pages may block them.</p>
<h2>Why</h2>
<p>Older browsers lack security fixes. Payment card rules don’t let us accept card numbers through them.</p>
<h2>How to check your browser</h2>
<ol>
<li>In the browser menu, choose Help, then About.</li>
<li>If an update is available, install it and restart the browser.</li>
<li>If updates are turned off, contact your IT support.</li>
</ol>
<table>
<thead><tr><th scope="col">If your office uses</th><th scope="col">Then</th></tr></thead>
<tbody>
<tr><td>Windows 10 or later</td><td>Update Edge or Chrome at no cost</td></tr>
<tr><td>A Mac from 2019 or later</td><td>Update macOS, which includes Safari</td></tr>
<tr><td>An older PC</td><td>Firefox&rsquo;s extended support release may still work. Otherwise, plan to replace the PC</td></tr>
<tr><td>Internet Explorer</td><td>Stop using it now. It can’t open this portal</td></tr>
</tbody>
</table>
<p>If you use a remote desktop, check the browser <em>on the remote desktop</em>.</p>`,
};
