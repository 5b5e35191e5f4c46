import { renderImageTag } from '../image-list.ts';

export const productAlertBodies: Record<string, string> = {
  'california-red-flag-binding-hold': `
<p>The National Weather Service has issued a red flag warning for the counties below: dry fuel, humidity under 10%, and gusts over 45&nbsp;mph. <strong>A binding moratorium applies, effective immediately and until further notice.</strong></p>
<table>
<caption>Where the moratorium applies</caption>
<thead><tr><th scope="col">County</th><th scope="col">Area</th><th scope="col">Products</th></tr></thead>
<tbody>
<tr><td>Los Angeles</td><td>Santa Clarita, Malibu, the Antelope Valley foothills</td><td>Dwelling, manufactured home, RV</td></tr>
<tr><td>Ventura</td><td>Entire county</td><td>Dwelling, manufactured home, RV</td></tr>
<tr><td>San Bernardino</td><td>Mountain communities above 3,000 feet</td><td>All property and RV</td></tr>
<tr><td>San Diego</td><td>East of Interstate 15</td><td>Dwelling, manufactured home</td></tr>
</tbody>
</table>
<p>Motorcycle, off-road, and collector auto stay open for liability only. You can’t add comprehensive to a vehicle kept in a listed area during the moratorium.</p>
<h2>What you need to do</h2>
<ul>
<li>Finish the quote and save it. It keeps its rate for 30 days.</li>
<li>Don’t take a down payment. We must refund any payment taken during a moratorium.</li>
<li>Note in the file that you explained the moratorium. One line is enough.</li>
</ul>
<p>&nbsp;</p>
<p>We usually lift a moratorium 24 to 72 hours after the warning ends. We’ll post an alert here and won’t send a separate email. Not sure about an address? Call the catastrophe team at <a href="tel:555-0119">555-0119</a> before you bind.</p>`,

  'motorcycle-total-loss-limit-raised': `
<div class="row">
<div class="col-9">
<p>Many touring bikes now cost more than our old limit. <strong>Effective {weekday:from}, total-loss coverage on a motorcycle increases from $30,000 to $40,000.</strong> If the bike is stolen or damaged beyond repair, we pay for a new one of the same make and model, with no depreciation.</p>
<table>
<caption>Total-loss coverage, before and after</caption>
<thead><tr><th scope="col">&nbsp;</th><th scope="col">Before</th><th scope="col">Effective {day:from}</th></tr></thead>
<tbody>
<tr><th scope="row">Limit</th><td>$30,000</td><td>$40,000</td></tr>
<tr><th scope="row">Model years</th><td>Current and one prior</td><td>Current and two prior</td></tr>
<tr><th scope="row">Owners</th><td>First owner</td><td>First owner</td></tr>
<tr><th scope="row">Trikes</th><td>Not offered</td><td>Factory trikes only</td></tr>
</tbody>
</table>
<h2>Who to offer it to</h2>
<p>Riders with a loan. A new touring bike loses much of its value in the first year, but the loan balance doesn’t. Show the customer the gap in dollars.</p>
<h2>Policies in force</h2>
<p>Policies in force don’t change automatically. To add the coverage mid-term, the bike must be within the model years above and have no open claim. Use the endorsement screen. The change takes effect the same day.</p>
</div>
<div class="col-3">
<figure>${renderImageTag('motorcycle', 'width: 100%;')}<figcaption>Accessories count toward the value when they are listed.</figcaption></figure>
<p>Related: <a href="/policy-updates/tx-motorcycle-rate-change">TX&nbsp;&ndash; Motorcycle&nbsp;&ndash; Rate change</a></p>
</div>
</div>`,

  'boat-haul-out-help': `
<p>Hauling out a boat before a named storm is expensive, so many owners wait too long. <strong>Our boat policies pay half of the cost, up to $1,000</strong>, once a watch or warning covers the place where the boat is kept. Many customers don’t know about this coverage.</p>
<figure>${renderImageTag('boat-on-lift', 'width: 60%; float: right; margin: 0 0 12px 24px;')}<figcaption>A boat lift does not replace a haul-out. A boat on a lift must still be tied down or moved inland.</figcaption></figure>
<h2>What is covered</h2>
<ul>
<li>A marina&rsquo;s fee to haul, block, and tie down the boat</li>
<li>A captain&rsquo;s fee to move it to a safer harbor</li>
<li>Putting it back in the water after the storm</li>
</ul>
<h2>What is not covered</h2>
<ul>
<li>The annual haul-out at the end of the season</li>
<li>Storage after the first 14 days</li>
<li>The owner&rsquo;s own labor</li>
</ul>
<h2>Ask these three questions at renewal</h2>
<ol>
<li>Where does the boat go before a storm, and who moves it?</li>
<li>Is there a signed haul-out contract with a yard?</li>
<li>Is the hull over 15 years old? If so, has it been surveyed in the last five years?</li>
</ol>
<p>A written storm plan earns a discount in North Carolina. See <a href="/policy-updates/nc-boat-storm-plan">the North Carolina update</a>.</p>`,
};
